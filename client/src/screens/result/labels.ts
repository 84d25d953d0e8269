/** Where a goal's score stands beside its mark, so that no two words or marks lie on each other. */
export interface Mark {
  x: number;
  y: number;
  text: string;
}
export interface Label {
  x: number;
  y: number;
  anchor: 'start' | 'end';
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const WIDE = 24;
const HIGH = 14;
const GAP = 11;

/** One label for each mark, in the same order; `dots` are places that must stay free, the words stay between `from` and `room`. */
export function placeLabels(
  marks: readonly Mark[],
  dots: readonly { x: number; y: number }[],
  room: number,
  from = 0,
): Label[] {
  const taken: Box[] = dots.map(({ x, y }) => ({ left: x - 6, right: x + 6, top: y - 6, bottom: y + 6 }));
  return marks.map((mark) => {
    const places = candidates(mark);
    const inside = places.filter(({ box }) => box.right < room && box.left > from);
    const found = inside.find(({ box }) => !taken.some((other) => overlaps(box, other))) ?? inside[0] ?? places[0]!;
    taken.push(found.box);
    return found.label;
  });
}

function candidates({ x, y }: Mark): { label: Label; box: Box }[] {
  const spots: [number, number, Label['anchor']][] = [
    [-GAP, -6, 'end'],
    [GAP, -6, 'start'],
    [GAP, 18, 'start'],
    [-GAP, 18, 'end'],
    [-GAP, -20, 'end'],
    [GAP, -20, 'start'],
    [GAP, 32, 'start'],
  ];
  return spots.map(([dx, dy, anchor]) => {
    const left = anchor === 'end' ? x + dx - WIDE : x + dx;
    return {
      label: { x: x + dx, y: y + dy, anchor },
      box: { left, right: left + WIDE, top: y + dy - HIGH, bottom: y + dy },
    };
  });
}

function overlaps(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
