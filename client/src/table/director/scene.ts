/** What a large moment shows in words and numbers, from what its event says. */
import type { View } from '../../protocol';
import type { Words } from '../../words';
import { valueAt, type BoardHints } from '../board';
import { shirtOf } from '../colours';
import type { Big, Moment } from './moments';

type Args = Record<string, string | number>;

export interface Scene {
  kind: Big;
  event: string;
  args: Args;
  /** The role whose moment it is, where it is one of two sides. */
  role: number | null;
  team: string;
  shirt: number | null;
  /** Whoever it is about: a man by name, or by number; a team, or a coach. */
  name: string;
  /** Who leads the team it is about, if anybody does. */
  coach: string;
  number: number | null;
  /** The score before it and with it, as it stands on the tiles. */
  before: [string, string] | null;
  after: [string, string] | null;
}

export interface Props {
  moment: Moment;
  /** The board before it and with it. */
  before: View | null;
  after: View | null;
  hints: BoardHints;
  words: Words;
  names: readonly string[];
}

/** A large moment as it is drawn; null if it cannot be: then its sentence is enough. */
export function sceneOf({ moment, before, after, hints, words, names }: Props): Scene | null {
  const line = moment.headline?.line;
  if (line?.line !== 'told') return null;
  const { event, args } = line;
  const view = after ?? before;
  const team = typeof args.team === 'string' ? args.team : '';
  const role = view && team ? roleOf(view, team, hints) : null;
  const man = typeof args.man === 'string' ? args.man : '';
  const seat = typeof args.seat === 'number' ? args.seat : null;
  const ofMan = role ?? (view && man ? ownerOf(view, man) : null) ?? (view && seat !== null ? ledBy(view, seat) : null);
  const coach = names[seat ?? (ofMan === null ? -1 : (view?.roles[ofMan] ?? -1))] ?? '';
  const number = typeof args.number === 'number' ? args.number : null;
  return {
    kind: moment.kind as Big,
    event,
    args,
    role: ofMan,
    team: team ? words.name(team) : ofMan !== null && view ? teamName(view, ofMan, hints, words) : '',
    shirt: ofMan === null || !view ? null : shirtOf(view, ofMan),
    name: man ? words.name(man) : team ? words.name(team) : seat === null ? '' : coach,
    coach,
    number,
    before: tiles(before, hints, null),
    after: tiles(after ?? before, hints, args),
  };
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
