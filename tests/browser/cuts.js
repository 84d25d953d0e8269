// Lines of text are compared with the boxes around them, with what lies on top of them, and with each other.
([layers, oneLine]) => {
  const SLACK = 2;
  const found = new Set();
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const style = new Map();
  const styled = (one) => style.get(one) ?? (style.set(one, getComputedStyle(one)), style.get(one));
  const paints = (one) => {
    if (one instanceof SVGElement && !(one instanceof SVGSVGElement)) return !one.matches('g, defs, clipPath');
    const { backgroundColor, backgroundImage } = styled(one);
    return (
      one.matches('img, input') ||
      backgroundImage !== 'none' ||
      !/^rgba\(.*, 0(\.\d+)?\)$|^transparent$/.test(backgroundColor)
    );
  };
  const isFramed = (one) => paints(one) || parseFloat(styled(one).borderTopWidth) > 0;
  const said = (text) => text.replace(/\s+/g, ' ').replaceAll('\u00ad', '').trim().slice(0, 40);
  const named = (one) =>
    one.tagName.toLowerCase() +
    [...one.classList]
      .filter((name) => !name.startsWith('svelte-'))
      .map((name) => '.' + name)
      .join('');
  const report = (how, text, by) => found.add(`"${said(text)}" ${how} ${named(by)}`);

  const isHidden = (one) => {
    for (let at = one; at instanceof Element; at = at.parentElement) {
      const { visibility, opacity, clipPath, clip } = styled(at);
      if (at === one && visibility === 'hidden') return true;
      if (opacity < 0.2 || clipPath.startsWith('inset(5') || clip.startsWith('rect(')) return true;
      if (at.tagName === 'DETAILS' && !at.open && !at.querySelector('summary')?.contains(one)) return true;
    }
    return false;
  };

  const lines = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const parent = node.parentElement;
    if (!node.data.trim() || !parent.getClientRects().length || parent.closest('option, title, desc, style, script, svg.xg'))
      continue;
    if (parent.closest(oneLine) || isHidden(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (box.width < 2 || box.height < 4) continue;
      // What a line of text reserves is taller than its letters.
      const rim = box.height * 0.2;
      lines.push({
        text: node.data,
        parent,
        left: box.left,
        right: box.right,
        top: box.top + rim,
        bottom: box.bottom - rim,
      });
    }
  }

  // In a drawing what comes later lies on top; between its letters a word is not hit itself.
  const liesUnder = (one, text) =>
    one instanceof SVGElement &&
    one.ownerSVGElement !== null &&
    one.ownerSVGElement === text.ownerSVGElement &&
    (one.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

  const seen = [];
  for (const line of lines) {
    let { left, right, top, bottom } = line;
    let frame = null;
    let isAway = false;
    for (let at = line.parent; at && at !== document.documentElement; at = at.parentElement) {
      const { overflowX, overflowY, position, textOverflow, display } = styled(at);
      if (display === 'inline' || display === 'contents') continue;
      if (at instanceof SVGElement && !(at instanceof SVGSVGElement)) continue;
      const box = at.getBoundingClientRect();
      const scrolls = (way, size, room) => (way === 'auto' || way === 'scroll') && size > room + 1;
      const [sideways, upright] = [
        scrolls(overflowX, at.scrollWidth, at.clientWidth),
        scrolls(overflowY, at.scrollHeight, at.clientHeight),
      ];
      if (sideways || upright) {
        // What can be scrolled into view is not lost; what is there now is looked at.
        [left, right] = sideways ? [Math.max(left, box.left), Math.min(right, box.right)] : [left, right];
        [top, bottom] = upright ? [Math.max(top, box.top), Math.min(bottom, box.bottom)] : [top, bottom];
        if (right - left < 3 || bottom - top < 3) {
          isAway = true;
          break;
        }
      }
      const isWide = left < box.left - SLACK || right > box.right + SLACK;
      const isTall = top < box.top - SLACK || bottom > box.bottom + SLACK;
      if (textOverflow === 'ellipsis' && overflowX !== 'visible' && at.scrollWidth > at.clientWidth + 1) {
        report('ends in dots in', line.text, at);
        break;
      }
      if ((isWide && overflowX !== 'visible') || (isTall && overflowY !== 'visible')) {
        report('is cut off by', line.text, at);
        break;
      }
      if (!frame && isFramed(at)) {
        frame = at;
        if (isWide || isTall) report('spills out of', line.text, at);
      }
      if (position === 'fixed') break;
    }
    if (isAway) continue;
    const page = document.documentElement;
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    if (left < -SLACK || (right > innerWidth + SLACK && page.scrollWidth <= innerWidth))
      report('leaves the window of', line.text, line.parent);
    if (bottom > innerHeight + SLACK && page.scrollHeight <= innerHeight)
      report('leaves the window of', line.text, line.parent);
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
    seen.push({ ...line, left, right, top, bottom });
  }

  // What lets taps through is found only so.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { pointer-events: auto !important }');
  document.adoptedStyleSheets.push(sheet);
  for (const line of seen) {
    const step = Math.max(6, (line.right - line.left) / 6);
    for (let x = line.left + 1; x < line.right; x += step) {
      const y = (line.top + line.bottom) / 2;
      if (y >= innerHeight || x >= innerWidth || x < 0) continue;
      const stack = document.elementsFromPoint(x, y);
      const own = stack.findIndex((one) => one.contains(line.parent) || line.parent.contains(one));
      const over = stack.slice(0, own < 0 ? undefined : own).find((one) => paints(one) && !isHidden(one) && !liesUnder(one, line.parent));
      if (over) {
        if (!over.closest(layers)) report('is covered by', line.text, over);
        line.isCovered = true;
        break;
      }
    }
  }
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);

  const clear = seen.filter((line) => !line.isCovered);
  for (let i = 0; i < clear.length; i += 1)
    for (let j = i + 1; j < clear.length; j += 1) {
      const [one, other] = [clear[i], clear[j]];
      const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const tall = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      if (wide > SLACK && tall > SLACK) found.add(`"${said(one.text)}" runs into "${said(other.text)}"`);
    }
  return [...found];
};
