export { default } from './GenericTable.svelte';
