import { router, type Place } from '../router.svelte';

/** What a link is about, and in which language that is said. */
interface Poster {
  title: string;
  lang: string;
}

let begun: (Poster & { place: Place }) | null = null;

/** The page draws itself from now on; whoever still waits at this place goes on reading what the server wrote there. */
export function takeOver(target: HTMLElement): void {
  const poster = target.querySelector<HTMLElement>('.poster');
  const title = poster?.textContent;
  begun = title ? { title, lang: poster.lang, place: router.place } : null;
  target.replaceChildren();
}

/** What this place is about, until one goes anywhere else: whoever comes back finds what has become of it. */
export function posterHere(): Poster | null {
  return begun?.place === router.place ? { title: begun.title, lang: begun.lang } : null;
}
