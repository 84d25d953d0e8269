import { GROUND, within } from '../router.svelte';

/** Every link of the page, before it is followed or copied, leads to where the page lies. */
export function keepLinksInside(): void {
  if (GROUND) for (const kind of ['pointerdown', 'focusin']) addEventListener(kind, point);
}

function point(event: Event): void {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href^="/"]');
  if (link && within(link.pathname) === link.pathname) link.href = GROUND + link.pathname + link.search + link.hash;
}
