import type { CompetitionInfo, Format } from '../../generated/protocol';

/** What can be agreed on for a new competition, and what of it is sent. */
export type Kind = NonNullable<Format['kind']>;
export const KINDS: readonly Kind[] = ['knock_out', 'groups', 'league', 'swiss'];
const TIES = ['one', 'two', 'away', '3', '5', '7'] as const;
export type Ties = (typeof TIES)[number];
export type Break = CompetitionInfo['breaks'][number];
const USUAL: readonly Break[] = ['difference', 'scored', 'head_to_head'];
/** What most leave as it is. */
export interface More {
  first: Break;
  draw: NonNullable<Format['draw']>;
  groups: number;
  through: number;
}

/** A table of more than two is a group by itself. */
export const kindsFor = (isWhole: boolean): readonly Kind[] =>
  isWhole ? KINDS.filter((one) => one !== 'groups') : KINDS;

/** How often two may meet in a tie; there is nothing to choose where pairings or places of a table decide. */
export function tiesFor(kind: Kind, isWhole: boolean): readonly Ties[] {
  if (isWhole || kind === 'swiss') return ['one'];
  if (kind === 'league') return ['one', 'two'];
  return kind === 'groups' ? ['one', 'two', 'away'] : TIES;
}

/** How often two meet, as it was agreed. */
export function tiesOf({ series, legs, away_goals }: Format): Ties {
  if (series) return `${series}`;
  return legs !== 2 ? 'one' : away_goals ? 'away' : 'two';
}

/** Whether there is a table, so that some may be level in it. */
export const hasStandings = (kind: Kind): boolean => kind !== 'knock_out';

/** What can separate those who are level first; the usual rules follow. */
export const firstsFor = (kind: Kind): readonly Break[] =>
  kind === 'swiss' ? ['buchholz', ...USUAL, 'wins'] : [...USUAL, 'wins'];

/** The rules that separate those who are level: one first, then the usual ones. */
const breaksFor = (first: Break): Break[] => [first, ...USUAL.filter((one) => one !== first)];

/** The words of how often two meet. */
export const tiesKey = (kind: Kind, ties: Ties): string => `cup-ties-${kind === 'league' ? 'league-' : ''}${ties}`;

/** What was chosen, or the first that is left where another choice rules it out. */
export const among = <T>(wanted: T, allowed: readonly T[]): T =>
  allowed.includes(wanted) ? wanted : (allowed[0] ?? wanted);

/** Whether one may say how many rounds are played. */
export const hasRounds = (kind: Kind, isWhole: boolean): boolean => kind === 'swiss' || (isWhole && kind === 'league');

/** The rest of how the champion is found, as far as it has a meaning here. */
export function moreFor(kind: Kind, { first, draw, groups, through }: More): Format {
  return {
    draw,
    ...(hasStandings(kind) ? { breaks: breaksFor(first) } : {}),
    ...(kind === 'groups' ? { groups, through } : {}),
  };
}

/** How the champion is found, as the server is told; no rounds mean as many as it takes. */
export function formatFor(kind: Kind, ties: Ties, seats: number, rounds: number): Format {
  const isWhole = seats > 2;
  const count = hasRounds(kind, isWhole) ? rounds : 0;
  if (isWhole) return { kind, seats, rounds: count };
  if (kind === 'swiss') return { kind, rounds: count };
  const series = ties === '3' || ties === '5' || ties === '7' ? (Number(ties) as 3 | 5 | 7) : 0;
  return { kind, legs: ties === 'two' || ties === 'away' ? 2 : 1, away_goals: ties === 'away', series };
}
