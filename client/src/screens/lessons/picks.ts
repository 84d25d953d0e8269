/** Where the things of a question stand on the page: skins mark them with `data-pick`, parts of the table with `data-look`.
 *
 * A mark is an id (`fritz_blitz`) or a whole notation (`play red_card brazil`); several ways with ` | ` between them, and
 * with ` + ` what has to be named together (`team brazil + against peru`).
 */
import type { Decision } from '../../generated/protocol';

const PICK = '[data-pick]';

/** All that can be named in an answer. */
export function nameable(decision: Decision): string[] {
  const more = decision.form?.blanks.flatMap((blank) => blank.options) ?? [];
  return [...new Set([...decision.options, ...more])];
}

/** The options that a mark stands for: those that it names, as a whole or behind their verb. */
export function optionsOf(mark: string, options: readonly string[]): string[] {
  return mark.split(' | ').flatMap((way) => {
    const found = way
      .split(' + ')
      .map((name) => options.filter((option) => option === name || option.slice(option.indexOf(' ') + 1) === name));
    return found.every((some) => some.length) ? found.flat() : [];
  });
}

/** How a skin has marked something. */
export function markOf(element: Element): string {
  return (element as HTMLElement).dataset.pick ?? '';
}

function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
}

/** Where these options stand, if they are drawn. */
export function placesOf(options: readonly string[], root: ParentNode = document): Element[] {
  return [...root.querySelectorAll(PICK)].filter(
    (element) => isSeen(element) && optionsOf(markOf(element), options).length > 0,
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

/** The options that a tap means, of these. */
export function tapped(target: Element, options: readonly string[]): string[] {
  const element = target.closest(PICK);
  return element ? optionsOf(markOf(element), options) : [];
}
