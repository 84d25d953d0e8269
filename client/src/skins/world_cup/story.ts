/** What the lines told so far say about dice and shoot-outs. */
import type { Line } from '../../protocol';

type Told = Extract<Line, { line: 'told' }>;

const SETTLED = { coin: 'lot', named: 'coach' } as const;

function told(lines: readonly Line[]): Told[] {
  return lines.filter((line): line is Told => line.line === 'told');
}

/** A whistle: dice (none, if played without), and the matches they counted for. */
export interface Whistle {
  at: number;
  /** The round, or the replay, that it ended. */ phase: number;
  stage: string;
  isReplay: boolean;
  dice: string[];
  matches: { team: string; goals: number; other: string; against: number }[];
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
    if (line.line !== 'told') return;
    const { event, args } = line;
    if (event === 'dice') {
      found.push({
        at,
        phase,
        stage,
        isReplay,
        dice: [args.first, args.second, args.third, args.fourth].map(String),
        matches: [],
        kicks: [],
      });
      isOpen = true;
    } else if (event === 'match_over') {
      if (!isOpen) found.push({ at, phase, stage, isReplay, dice: [], matches: [], kicks: [] });
      isOpen = true;
      found.at(-1)?.matches.push({
        team: String(args.team),
        goals: Number(args.goals),
        other: String(args.other),
        against: Number(args.against),
      });
    } else if (event === 'table') isOpen = false;
    else if (event === 'stage' || event === 'replay' || event === 'last_stage') {
      isOpen = false;
      phase += 1;
      isReplay = event === 'replay';
      if (!isReplay) stage = String(args.stage ?? 'final');
    } else enterKick(found.at(-1), line);
  });
  return found;
}

function enterKick(whistle: Whistle | undefined, { event, args }: Told): void {
  if (event === 'shoot_out')
    whistle?.kicks.push({ team: String(args.team), other: String(args.other), kicks: [], winner: null, score: '0:0' });
  const last = whistle?.kicks.at(-1);
  if (!last) return;
  if (event === 'kick_scored' || event === 'kick_missed') {
    last.kicks.push({ team: String(args.team), isIn: event === 'kick_scored' });
    last.score = [last.team, last.other]
      .map((team) => last.kicks.filter((kick) => kick.isIn && kick.team === team).length)
      .join(':');
  }
  if (event === 'shoot_out_won') {
    last.winner = String(args.team);
    const [mine, other] = [Number(args.kicks), Number(args.against)];
    last.score = last.winner === last.team ? `${mine}:${other}` : `${other}:${mine}`;
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
  const teams: unknown[] = [one, other];
  const all = told(lines);
  const over = all.findLastIndex(
    ({ event, args }) => event === 'match_over' && teams.includes(args.team) && teams.includes(args.other),
  );
  const last =
    over < 0 ? undefined : all.slice(over).find(({ event, args }) => event in SETTLED && teams.includes(args.team));
  return last ? SETTLED[last.event as keyof typeof SETTLED] : null;
}

/** How a drawn match ended from the spot, seen from the side of the first team; nothing where there were no kicks. */
export function kicksOf(lines: readonly Line[], team: string, rival: string): string {
  const [mine, theirs] = [shootOutOf(lines, team, rival), shootOutOf(lines, rival, team)];
  return mine?.score ?? theirs?.score.split(':').reverse().join(':') ?? '';
}

/** How often the whistle has gone: when it goes again, the score sheet is shown, from the dice on. */
export function whistleCount(lines: readonly Line[]): number {
  return told(lines).filter((line) => line.event === 'match_over' || line.event === 'dice').length;
}
