/** The box as one World Cup needs it: nations, ranks, action cards and the knock-out matches. */
import type { Card } from '../../table/skin';
import type { CupView, Stage } from './state';

export interface Nation {
  id: string;
  index: number;
  code: string;
  rank: number;
  group: string;
}
export interface Rank {
  id: string;
  squares: number;
}
export interface Action {
  id: string;
  tokens: number[];
}
/** A knock-out match; left and right say where its teams come from: "winner_E", "runner_up_B", "winner_W", "loser_semi_1". */
export interface Tie {
  id: string;
  name: string;
  round: Stage | 'third_place';
  left: string;
  right: string;
}

export interface Box {
  is1930: boolean;
  /** All nations of the box in their order, those who did not take part included. */
  all: string[];
  nations: Map<string, Nation>;
  ranks: Rank[];
  actions: Map<string, Action>;
  groups: string[];
  ties: Tie[];
}

export function boxOf(cards: Map<string, Card>, year: unknown): Box {
  const all = [...cards.values()];
  const of = (kind: string): Card[] => all.filter((card) => card.kind === kind);
  const ranks = of('rank').map((card) => ({ id: card.id, squares: Number(card.fields.squares) }));
  const nations = new Map<string, Nation>();
  of('nation').forEach((card, index) => {
    const rank = ranks.findIndex((one) => one.id === card.fields[`rank_${year}`]);
    if (rank < 0) return;
    nations.set(card.id, {
      id: card.id,
      index,
      code: String(card.fields.code),
      rank,
      group: String(card.fields[`group_${year}`]),
    });
  });
  return {
    is1930: year === 1930,
    all: of('nation').map((card) => card.id),
    nations,
    ranks,
    actions: new Map(of('action').map((card) => [card.id, { id: card.id, tokens: card.fields.tokens as number[] }])),
    groups: [...new Set([...nations.values()].map((nation) => nation.group))].sort(),
    ties: of('match')
      .filter((card) => card.fields.tournament === year)
      .map((card) => ({
        id: card.id,
        name: card.id.replace(/_\d+$/, ''),
        round: card.fields.round as Tie['round'],
        left: String(card.fields.left),
        right: String(card.fields.right),
      })),
  };
}

/** How many squares a team has in each of its matches. */
export function squaresOf(box: Box, team: string): number {
  return box.ranks[box.nations.get(team)?.rank ?? -1]?.squares ?? 0;
}

/** The seat that leads a team, or −1. */
export function ownerOf(box: Box, owners: readonly number[], team: string): number {
  return owners[box.nations.get(team)?.index ?? -1] ?? -1;
}

/** The teams that a seat leads, as the cards name them. */
export function teamsOf(seat: number, owners: readonly number[], cards: Map<string, Card>): string[] {
  const nations = [...cards.values()].filter((card) => card.kind === 'nation');
  return nations.filter((_, index) => owners[index] === seat).map(({ id }) => id);
}

/** How a shoot-out stands with a kick of a team; null if there is none, or others take part in it. */
export function afterKick(
  { teams, group, kicks }: Pick<CupView, 'teams' | 'group' | 'kicks'>,
  team: string,
  isIn: boolean,
): { teams: [string, string]; goals: [number, number] } | null {
  const [left = '', right = ''] = teams.slice(2 * group, 2 * group + 2);
  if (kicks.length !== 4 || (team !== left && team !== right)) return null;
  const goals = (side: string, k: number): number => (kicks[k] ?? 0) + (isIn && side === team ? 1 : 0);
  return { teams: [left, right], goals: [goals(left, 0), goals(right, 1)] };
}
