/** The mat between the coaches: tactic cards lie there face down until both are turned together. */
import { eventOf, eventsOf } from '../../table/look';
import type { SkinProps } from '../../table/skin';
import type { Game, Look, Role } from './state';

/** What lies at a coach's place: nothing yet, a back, or his card. */
export interface Laid {
  role: Role;
  isDown: boolean;
  /** The card, where it may be known. */
  card: string;
}

export interface Mat {
  laid: Laid[];
  /** Both are being turned. */
  isTurning: boolean;
  /** I am asked for a card, and nothing lies here yet. */
  isEmpty: boolean;
}

type Told = Pick<SkinProps, 'playing' | 'news'>;

/** Phases in which nobody attacks. */
const BETWEEN = ['', 'play-tactic', 'substitute', 'order-kickers'];

/** Whether the open cards are played, rather than left over from what was played before. */
export function isAttackOn(look: Look): boolean {
  return !BETWEEN.includes(look.phase);
}

/** Whose open card decides who takes part: the attacking side's. */
export function leaderOf(look: Look): Role {
  return isAttackOn(look) ? look.table.attacking : look.near;
}

/** The mat from the question for a card until both are turned; null while nothing is to be laid. */
export function matOf(look: Look, { playing, news }: Told): Mat | null {
  const shown = new Map<string, string>();
  for (const told of eventsOf<Game>(playing?.moment.beats.flatMap((beat) => beat.lines.map(({ line }) => line)) ?? []))
    if (told.event === 'showed') shown.set(told.args.team, told.args.tactic);
  const isPlaying = playing !== null && shown.size === 2;
  const beat = playing?.beat;
  const isTold = playing?.moment.beats.some(
    (one) =>
      one.lines.some(({ line }) => eventOf<Game>(line)?.event === 'showed') &&
      (one === beat ? playing.isTold : playing.moment.beats.indexOf(one) < playing.moment.beats.indexOf(beat!)),
  );
  const mine = look.said.find((one) => one.startsWith('tactic '))?.split(' ')[1] ?? '';
  const isLying = look.phase === 'play-tactic' && mine !== '' && news.decision === null;
  const isEmpty = !isPlaying && !isLying;
  const isAsked = look.mine !== null && look.phase === 'play-tactic' && news.decision !== null;
  if (isEmpty && !(isAsked && playing === null)) return null;
  const place = (role: Role): Laid => {
    const card = shown.get(look.table.sides[role].team) ?? '';
    if (isPlaying) return { role, isDown: !isTold, card: isTold || role === look.mine ? card : '' };
    if (isEmpty) return { role, isDown: false, card: '' };
    return { role, isDown: role === look.mine, card: role === look.mine ? mine : '' };
  };
  return { laid: [place(look.near), place(look.far)], isTurning: isPlaying && !isTold, isEmpty };
}
