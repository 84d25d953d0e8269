export { default } from './GenericTable.svelte';
/** On a phone on its side the answers stand beside the board. */
export const fitsLying = true;
