/** Parts of a pixel that nobody sees: a browser rounds them here and there. */
const UNSEEN = 0.5;

/**
 * A list that ends with a whole line: what would be cut through waits below the edge until somebody scrolls.
 * It has `data-more` then, for lists that show it.
 */
export function wholeLines(list: HTMLElement): () => void {
  const fit = (): void => {
    // in parts of a pixel, and without the zoom of a large screen; lines may still be on their way to their places
    const zoom = list.getBoundingClientRect().height / list.offsetHeight || 1;
    const tallOf = (one: Element): number => one.getBoundingClientRect().height / zoom;
    const room = tallOf(list) + parseFloat(list.style.marginBottom || '0');
    const { rowGap, paddingTop } = getComputedStyle(list);
    const apart = parseFloat(rowGap) || 0;
    let used = 0;
    let isCut = false;
    let end = parseFloat(paddingTop) || 0;
    for (const line of list.children) {
      end += tallOf(line);
      isCut = end > room + UNSEEN;
      if (isCut) break;
      used = end;
      end += apart;
    }
    isCut &&= used > 0;
    const wanted = isCut ? `${room - used}px` : '';
    if (list.style.marginBottom !== wanted) list.style.marginBottom = wanted;
    list.toggleAttribute('data-more', isCut);
  };
  // a line changes its height when it is no longer new, and when its letters come late; whoever is watched anew is measured
  // once the page is laid out, so that nothing is laid out twice
  const watching = new ResizeObserver(fit);
  const watch = (): void => [list, ...list.children].forEach((one) => watching.observe(one));
  const changes = new MutationObserver(watch);
  changes.observe(list, { childList: true });
  watch();
  return () => [watching, changes].forEach((one) => one.disconnect());
}
