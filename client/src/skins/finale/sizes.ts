/** How large the men of a pitch are drawn: as much of each as has room there, and always a name that can be read. */
import type { ManSize } from './men';

/** The pitch in pixels, and how many men stand in the fullest rank of my half and of theirs. */
export interface Ground {
  wide: number;
  high: number;
  most: readonly [number, number];
}

/** How the men of one half are drawn. */
export interface Drawn {
  size: ManSize;
  wide: number;
  high: number;
  /** Between two men of a rank, and between two ranks. */
  between: number;
  ranks: number;
}

interface Room {
  wide: number;
  high: number;
}

/** Letters of a name in pixels of the page that can be read; beside a face there is room for more. */
const READABLE = 11;
const EASY = 12;
/** By size: how wide it is at most, how tall for its width, and how large its name is drawn. */
const FORMS = {
  whole: { most: 100, shape: 1, name: 13.5 / 100 },
  broad: { most: 128, shape: 76 / 128, name: 17.5 / 128 },
  small: { most: 72, shape: 52 / 60, name: 12.5 / 60 },
};
/** The low one is as tall as there is room, within these bounds. */
const LOW = { most: 100, flattest: 0.4, tallest: 0.62, name: 18 / 100 };

function fitted({ wide, high }: Room, size: ManSize): Room {
  if (size === 'low') {
    const found = Math.max(0, Math.min(LOW.most, wide, high / LOW.flattest));
    return { wide: found, high: Math.min(high, found * LOW.tallest) };
  }
  const { most, shape } = FORMS[size];
  const found = Math.max(0, Math.min(most, wide, high / shape));
  return { wide: found, high: found * shape };
}

function nameIn(room: Room, size: ManSize): number {
  return fitted(room, size).wide * (size === 'low' ? LOW.name : FORMS[size].name);
}

/** Both teams are drawn alike: by the smaller room of the two. */
function sizeIn(rooms: readonly Room[], isWhole: boolean): ManSize {
  const name = (size: ManSize): number => Math.min(...rooms.map((room) => nameIn(room, size)));
  if (isWhole && name('whole') >= READABLE) return 'whole';
  if (name('broad') >= EASY) return 'broad';
  return name('low') >= name('small') ? 'low' : 'small';
}

/** More than this many in one rank: they stand too close for whole cards. */
const MOST = 5;
/** What points at a man, or tells his chance, stands in the gap above or below him. */
const TAB = 14;

/** Eight columns, my goal at the left. */
export function lying({ wide, high, most }: Ground, isSmall: boolean): [Drawn, Drawn] {
  const column = (wide - (isSmall ? 8 : 20)) / 8;
  const fullest = Math.max(...most);
  const roomFor = (gap: number, aside: number): Room => ({ wide: column - aside, high: (high - 26) / fullest - gap });
  const whole = roomFor(10, 22);
  const close = roomFor(TAB, isSmall ? 5 : 12);
  const isWhole = !isSmall && fullest <= MOST && nameIn(whole, 'whole') >= READABLE;
  const size = isWhole ? 'whole' : isSmall ? 'small' : sizeIn([close], false);
  const drawn = fitted(isWhole ? whole : close, size);
  const between = Math.max(0, Math.min(24, (high - 24 - fullest * drawn.high) / fullest));
  const half = { size, ...drawn, between, ranks: 0 };
  return [half, half];
}

/** Where ranks are this tall mine are drawn larger than theirs, as one sees men who are nearer. */
const TALL = { least: 30, enough: 40, theirs: 0.86 };

/** Between men of a full rank; and so wide theirs are at least, before they are drawn narrower than mine. */
const CLOSE = 6;
const NEAR_ENOUGH = 66;

/** Eight ranks, my goal below. */
export function standing({ wide, high, most }: Ground, isRoomy: boolean): [Drawn, Drawn] {
  const [near, far] = [clamp(high * 0.028, 12, 20), clamp(high * 0.014, 5, 12)];
  const left = high - (isRoomy ? 20 : 10) - 3 * near - 3 * far - 18 - 0.012 * high;
  const ease = clamp((left / 8 - TALL.least) / (TALL.enough - TALL.least), 0, 1);
  const theirs = 1 - ease * (1 - TALL.theirs);
  const tall = Math.max(0, left / (4 + 4 * theirs));
  const inside = wide - (isRoomy ? 16 : 8);
  const rooms = [1, theirs].map((part, k): Room => {
    const number = most[k] ?? 1;
    const room = inside / number - (number > 4 ? CLOSE : isRoomy ? 12 : 10);
    return { wide: k ? Math.max(room * 0.9, Math.min(room, NEAR_ENOUGH)) : room, high: tall * part };
  });
  const size = sizeIn(rooms, false);
  const [mine, other] = rooms.map((room, k): Drawn => {
    const drawn = fitted(room, size);
    const number = most[k] ?? 1;
    const between = Math.max(0, Math.min(isRoomy ? 28 : 12, (inside - number * drawn.wide) / number));
    return { size, ...drawn, between, ranks: k ? far : near };
  });
  return [mine!, other!];
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
