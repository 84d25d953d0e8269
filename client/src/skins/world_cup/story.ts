/** What the lines told so far say about dice and shoot-outs. */
import type { Line } from '../../generated/protocol';
import { eventOf, eventsOf } from '../../table/look';
import type { Events, Game, Told } from './state';

/** A whistle: dice (none, if played without), and the matches they counted for. */
export interface Whistle {
  at: number;
  /** The round, or the replay, that it ended. */ phase: number;
  stage: string;
  isReplay: boolean;
  dice: string[];
  matches: Events['match_over'][];
  kicks: ShootOut[];
}
export interface ShootOut {
  team: string;
  other: string;
  kicks: { team: string; isIn: boolean }[];
  winner: string | null;
  /** As far as it has been told. */ score: string;
}

/** Every final whistle of the tournament, group by group and round by round. */
export function whistles(lines: readonly Line[]): Whistle[] {
  const found: Whistle[] = [];
  let isOpen = false;
  let phase = 0;
  let [stage, isReplay] = ['group', false];
  lines.forEach((line, at) => {
    const told = eventOf<Game>(line);
    if (!told) return;
    switch (told.event) {
      case 'dice': {
        const { first, second, third, fourth } = told.args;
        found.push({ at, phase, stage, isReplay, dice: [first, second, third, fourth], matches: [], kicks: [] });
        isOpen = true;
        break;
      }
      case 'match_over':
        if (!isOpen) found.push({ at, phase, stage, isReplay, dice: [], matches: [], kicks: [] });
        isOpen = true;
        found.at(-1)?.matches.push(told.args);
        break;
      case 'table':
        isOpen = false;
        break;
      case 'stage':
      case 'replay':
      case 'last_stage':
        isOpen = false;
        phase += 1;
        isReplay = told.event === 'replay';
        if (!isReplay) stage = told.event === 'stage' ? told.args.stage : 'final';
        break;
      default:
        enterKick(found.at(-1), told);
    }
  });
  return found;
}

function enterKick(whistle: Whistle | undefined, told: Told): void {
  if (told.event === 'shoot_out') whistle?.kicks.push({ ...told.args, kicks: [], winner: null, score: '0:0' });
  const last = whistle?.kicks.at(-1);
  if (!last) return;
  if (told.event === 'kick_scored' || told.event === 'kick_missed') {
    last.kicks.push({ team: told.args.team, isIn: told.event === 'kick_scored' });
    last.score = [last.team, last.other]
      .map((team) => last.kicks.filter((kick) => kick.isIn && kick.team === team).length)
      .join(':');
  }
  if (told.event === 'shoot_out_won') {
    const { team, kicks, against } = told.args;
    last.winner = team;
    last.score = team === last.team ? `${kicks}:${against}` : `${against}:${kicks}`;
  }
}

/** The shoot-out of two teams, if there was one. */
export function shootOutOf(lines: readonly Line[], one: string, other: string): ShootOut | null {
  return (
    whistles(lines)
      .flatMap((whistle) => whistle.kicks)
      .findLast((kick) => kick.team === one && kick.other === other) ?? null
  );
}

/** How it was settled which of two level teams goes on: by lot, or by the coach who leads both; null where goals or kicks did. */
export function settledBy(lines: readonly Line[], one: string, other: string): 'lot' | 'coach' | null {
  const teams = [one, other];
  const all = eventsOf<Game>(lines);
  const over = all.findLastIndex(
    (told) => told.event === 'match_over' && teams.includes(told.args.team) && teams.includes(told.args.other),
  );
  for (const told of over < 0 ? [] : all.slice(over)) {
    if (told.event === 'coin' && teams.includes(told.args.team)) return 'lot';
    if (told.event === 'named' && teams.includes(told.args.team)) return 'coach';
  }
  return null;
}

/** How a drawn match ended from the spot, seen from the side of the first team; nothing where there were no kicks. */
export function kicksOf(lines: readonly Line[], team: string, rival: string): string {
  const [mine, theirs] = [shootOutOf(lines, team, rival), shootOutOf(lines, rival, team)];
  return mine?.score ?? theirs?.score.split(':').reverse().join(':') ?? '';
}

/** How often the whistle has gone: when it goes again, the score sheet is shown, from the dice on. */
export function whistleCount(lines: readonly Line[]): number {
  return eventsOf<Game>(lines).filter(({ event }) => event === 'match_over' || event === 'dice').length;
}
