/** Where the things of a question stand on the page: skins mark them with `data-man` or `data-pick`, parts with `data-look`. */
import type { Decision } from '../protocol';

const PICK = '[data-man], [data-pick]';

/** All that can be named in an answer. */
export function nameable(decision: Decision): string[] {
  const more = decision.form?.blanks.flatMap((blank) => blank.options) ?? [];
  return [...new Set([...decision.options, ...more])];
}

/** The options that something on the page stands for: those that name it, as a whole or behind their verb. */
export function optionsOf(mark: string, options: readonly string[]): string[] {
  return options.filter((option) => option === mark || option.slice(option.indexOf(' ') + 1) === mark);
}

function markOf(element: Element): string {
  const { man, pick } = (element as HTMLElement).dataset;
  return pick ?? man ?? '';
}

function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
}

/** Where an option stands, if it is drawn. */
export function placesOf(option: string, root: ParentNode = document): Element[] {
  return [...root.querySelectorAll(PICK)].filter(
    (element) => isSeen(element) && optionsOf(markOf(element), [option]).length > 0,
  );
}

/** Where something with a name is: a part of the table, or `man:` and whatever else stands for a thing. */
export function lookedAt(name: string, root: ParentNode = document): Element[] {
  const thing = /^[a-z]+:(.+)$/.exec(name)?.[1];
  const found = thing
    ? [...root.querySelectorAll(PICK)].filter((element) => markOf(element) === thing)
    : [...root.querySelectorAll(`[data-look~="${CSS.escape(name)}"]`)];
  return found.filter(isSeen);
}

/** The options that a tap means. */
export function tapped(target: Element, decision: Decision): string[] {
  const element = target.closest(PICK);
  return element ? optionsOf(markOf(element), nameable(decision)) : [];
}
