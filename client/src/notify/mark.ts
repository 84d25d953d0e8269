import { GROUND } from '../router.svelte';

const CALM = `${GROUND}/favicon.svg`;
const TURN = `${GROUND}/favicon-turn.svg`;

/** Mark the icon of the tab, and of the installed page, while it is my turn. */
export function mark(isMyTurn: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (icon && !icon.href.endsWith(isMyTurn ? TURN : CALM)) icon.href = isMyTurn ? TURN : CALM;
  const badge = isMyTurn ? navigator.setAppBadge?.(1) : navigator.clearAppBadge?.();
  badge?.catch(() => undefined); // a badge is a courtesy
}
