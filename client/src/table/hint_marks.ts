/** Where the things of a hint stand on the board: skins mark what can be pressed with `data-pick`, what is named with `data-hint`. */

const MARKED = '[data-pick], [data-hint]';
const RINGED = 'data-hinted';

/** An estimate that may be wrong by more says nothing: no figure is shown. */
const VAGUE = 0.25;
export const isVagueBy = (error: number): boolean => error > VAGUE;

/** Whether a step of an answer is this mark, one of several options in it, or names it. */
function means(step: string, mark: string | undefined): boolean {
  const words = step.split(' ').slice(1);
  return !!mark?.split(/ [|+] /).some((part) => part === step || words.includes(part));
}

/** Ring what the steps of an answer name, also where it is drawn anew; what is returned takes the rings away. */
export function ring(steps: readonly string[], root: HTMLElement = document.body): () => void {
  const paint = (): void => {
    for (const one of root.querySelectorAll<HTMLElement>(MARKED)) {
      const { hint, pick } = one.dataset;
      one.toggleAttribute(
        RINGED,
        steps.some((step) => means(step, hint ?? pick)),
      );
    }
  };
  paint();
  const watcher = new MutationObserver(paint);
  watcher.observe(root, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['data-pick', 'data-hint'],
  });
  return () => {
    watcher.disconnect();
    for (const one of root.querySelectorAll(`[${RINGED}]`)) one.removeAttribute(RINGED);
  };
}
