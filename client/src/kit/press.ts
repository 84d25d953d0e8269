/** A long press (or a right click) opens what a short one does not: the card itself. */
const LONG = 500;

export function longPress(open: () => void): (node: HTMLElement) => () => void {
  return (node) => {
    let timer = 0;
    let wasLong = false;
    const stop = () => window.clearTimeout(timer);
    const begin = (event: PointerEvent) => {
      wasLong = false;
      stop();
      if (event.pointerType === 'mouse') return;
      timer = window.setTimeout(() => {
        wasLong = true;
        open();
      }, LONG);
    };
    const click = (event: Event) => {
      if (!wasLong) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      wasLong = false;
    };
    const menu = (event: Event) => {
      event.preventDefault();
      stop();
      if (!wasLong) open();
      wasLong = true;
    };
    const key = (event: KeyboardEvent) => {
      if (event.key === 'i' && !event.ctrlKey && !event.metaKey) open();
    };
    node.addEventListener('pointerdown', begin);
    for (const name of ['pointerup', 'pointerleave', 'pointercancel']) node.addEventListener(name, stop);
    node.addEventListener('click', click, true);
    node.addEventListener('contextmenu', menu);
    node.addEventListener('keydown', key);
    return stop;
  };
}
