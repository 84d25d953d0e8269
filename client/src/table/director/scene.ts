/** What a large moment shows in words and numbers, from what its event says. */
import { listed } from '../../format';
import type { SeatInfo, View } from '../../generated/protocol';
import type { Meanings, Words } from '../../words';
import { valueAt, type BoardHints } from '../board';
import { shirtOf } from '../colours';
import { isMeant } from '../meaning';
import { isPlayedOn } from '../seats';
import type { Big, Moment } from './moments';

type Args = Record<string, string | number>;

/** Whoever a moment is about: a man, a team, or a coach. */
export interface Who {
  /** The role whose moment it is, where it is one of two sides. */
  role: number | null;
  team: string;
  shirt: number | null;
  /** A man by name, or by number; a team, or a coach. */
  name: string;
  /** Who leads the team it is about, if anybody does. */
  coach: string;
  /** Whether the coach gave up, and a bot has led it since. */
  isPlayedOn: boolean;
  args: Args;
}

export interface Scene extends Who {
  kind: Big;
  event: string;
  number: number | null;
  /** All who are out with one whistle, or whose matches end with it; of other moments whoever it is about. */
  all: Who[];
  /** The score before it and with it, as it stands on the tiles. */
  before: [string, string] | null;
  after: [string, string] | null;
}

/** Where the ball of a shot ends: in the net, in the goalkeeper's hands, before them, or beside the goal. */
export type End = 'in' | 'kept' | 'parried' | 'wide';

/** What became of a shot that is played large. */
export function endOf({ kind, event }: Pick<Scene, 'kind' | 'event'>, meanings: Meanings): End {
  if (kind === 'goal' || isMeant(meanings, event, 'kick_goal')) return 'in';
  if (isMeant(meanings, event, 'kept')) return 'kept';
  return isMeant(meanings, event, 'parried') ? 'parried' : 'wide';
}

export interface Props {
  moment: Moment;
  /** The board before it and with it. */
  before: View | null;
  after: View | null;
  hints: BoardHints;
  words: Words;
  names: readonly string[];
  seats: readonly SeatInfo[];
}

/** A large moment as it is drawn; null if it cannot be: then its sentence is enough. */
export function sceneOf({ moment, before, after, ...given }: Props): Scene | null {
  const line = moment.headline?.line;
  if (line?.line !== 'told') return null;
  const { event, args } = line;
  const view = after ?? before;
  const { hints, words } = given;
  const who = (args: Args): Who => whoOf(args, view, given);
  return {
    ...who(args),
    kind: moment.kind as Big,
    event,
    number: typeof args.number === 'number' ? args.number : null,
    all: argsOf(moment, (one) => one === event || (moment.kind === 'end' && isMeant(words.meanings, one, 'end'))).map(
      who,
    ),
    before: tiles(before, hints, null),
    after: tiles(after ?? before, hints, args),
  };
}

/** What an event says each time it, or another one like it, happens in a moment. */
function argsOf(moment: Moment, isLike: (event: string) => boolean): Args[] {
  const lines = moment.beats.flatMap((beat) => beat.lines.map(({ line }) => line));
  return lines.flatMap((line) => (line.line === 'told' && isLike(line.event) ? [line.args] : []));
}

type Given = Pick<Props, 'hints' | 'words' | 'names' | 'seats'>;

function whoOf(args: Args, view: View | null, { hints, words, names, seats }: Given): Who {
  const team = typeof args.team === 'string' ? args.team : '';
  const role = view && team ? roleOf(view, team, hints) : null;
  const man = typeof args.man === 'string' ? args.man : '';
  const seat = typeof args.seat === 'number' ? args.seat : null;
  const ofMan = role ?? (view && man ? ownerOf(view, man) : null) ?? (view && seat !== null ? ledBy(view, seat) : null);
  const led = seat ?? (ofMan === null ? -1 : (view?.roles[ofMan] ?? -1));
  const coach = names[led] ?? '';
  return {
    role: ofMan,
    team: team ? words.name(team) : ofMan !== null && view ? teamName(view, ofMan, hints, words) : '',
    shirt: ofMan === null || !view ? null : shirtOf(view, ofMan),
    name: man ? words.name(man) : team ? words.name(team) : seat === null ? '' : coach,
    coach,
    isPlayedOn: isPlayedOn(seats[led]),
    args,
  };
}

/** Everybody for whom it is over with one whistle, in one line; null if it is one alone, or something else happened. */
export function allOut(moment: Moment | null, words: Words, ui: Words, names: readonly string[]): string | null {
  const line = moment?.kind === 'out' ? moment.headline?.line : undefined;
  if (!moment || line?.line !== 'told') return null;
  const all = argsOf(moment, (event) => event === line.event).map((args) =>
    typeof args.team === 'string' ? words.name(args.team) : (names[Number(args.seat)] ?? ''),
  );
  return all.length > 1 ? ui.text('moment-out', { name: listed(all, ui.lang) }) : null;
}

/** The two numbers on the tiles: those of the board, or where there is no one score those of the event. */
function tiles(view: View | null, hints: BoardHints, args: Args | null): [string, string] | null {
  if (args && typeof args.goals === 'number' && typeof args.against === 'number')
    return [String(args.goals), String(args.against)];
  const path = hints.score ?? 'sides.*.goals';
  if (!view || view.roles.length !== 2) return null;
  const found = [0, 1].map((role) => valueAt(view.table, path, role));
  return found.every((one) => typeof one === 'number') ? [String(found[0]), String(found[1])] : null;
}

/** Whether an event is about whoever sits there, by whichever of its two teams. */
export function isAbout(args: Args, seat: number, view: View, hints: BoardHints): boolean {
  if (typeof args.seat === 'number') return args.seat === seat;
  return Object.values(args).some((team) => {
    const role = typeof team === 'string' ? roleOf(view, team, hints) : null;
    return role !== null && view.roles[role] === seat;
  });
}

function roleOf(view: View, team: string, hints: BoardHints): number | null {
  const path = hints.team ?? 'sides.*.team';
  const found = view.roles.findIndex((_, role) => valueAt(view.table, path, role) === team);
  return found < 0 ? null : found;
}

function teamName(view: View, role: number, hints: BoardHints, words: Words): string {
  const found = valueAt(view.table, hints.team ?? 'sides.*.team', role);
  return typeof found === 'string' ? words.name(found) : '';
}

/** The role that a seat has. */
function ledBy(view: View, seat: number): number | null {
  const found = view.roles.indexOf(seat);
  return found < 0 ? null : found;
}

/** The side among whose things a man is found. */
function ownerOf(view: View, man: string): number | null {
  const sides = view.table.sides;
  if (!Array.isArray(sides)) return null;
  const found = sides.findIndex((side) => JSON.stringify(side).includes(`"${man}"`));
  return found < 0 ? null : found;
}
