/** The exact chance of a goal for a shooting card against each hand of the goalkeeper, by the cards that are left. */
import type { Box, KeeperCard, ShotCard } from './box';
import { COLUMNS, CELLS, LINES } from './pitch';
import type { Look, MatchView, Role } from './view';

/** In how many ways so many cards show so many balls; `counts` says how many cards have so many balls. */
export function sums(counts: ReadonlyMap<number, number>, number: number): Map<number, number> {
  let ways = new Map<string, { taken: number; total: number; times: number }>([['0 0', { taken: 0, total: 0, times: 1 }]]);
  for (const [balls, copies] of counts) {
    const grown: typeof ways = new Map();
    for (const { taken, total, times } of ways.values()) {
      for (let more = 0; more <= Math.min(copies, number - taken); more++) {
        const next = { taken: taken + more, total: total + more * balls, times: times * binomial(copies, more) };
        const key = `${next.taken} ${next.total}`;
        grown.set(key, { ...next, times: next.times + (grown.get(key)?.times ?? 0) });
      }
    }
    ways = grown;
  }
  return new Map([...ways.values()].filter((one) => one.taken === number).map((one) => [one.total, one.times]));
}

function binomial(all: number, some: number): number {
  let found = 1;
  for (let k = 1; k <= some; k++) found = (found * (all - some + k)) / k;
  return Math.round(found);
}

/** How many cards of so many balls a side has in hand and pile, as far as I can tell. */
function unseen(box: Box, look: Look, role: Role): Map<number, number> {
  const side = look.table.sides[role];
  const counts = new Map<number, number>();
  const count = (id: string, by: number): void => {
    const balls = box.actions.get(id)?.balls ?? 0;
    counts.set(balls, (counts.get(balls) ?? 0) + by);
  };
  if (look.mine === role && side.deck.cards) side.deck.cards.forEach((id) => count(id, 1));
  else {
    for (const card of box.actions.values()) count(card.id, card.copies);
    for (const pile of [side.discard, side.shown, side.drawn]) pile.cards?.forEach((id) => count(id, -1));
  }
  return counts;
}

/** How many cards the goalkeeper draws against a shot. */
export function drawsOf(box: Box, table: MatchView, isFixed: boolean, shot: ShotCard, keeper: KeeperCard): number {
  let number = keeper.draws[shootingPlace(table)] ?? 0;
  if (table.stage === 'penalty' || table.stage === 'shoot_out') number = isFixed ? 1 : number - box.fewer;
  return Math.max(number + (shot.symbols[['left', 'centre', 'right'].indexOf(keeper.hand)] ?? 0), 0);
}

function shootingPlace(table: MatchView): number {
  if (table.ball === null) return 1;
  const own = table.attacker === 0 ? table.ball : CELLS - 1 - table.ball;
  return COLUMNS * (LINES - 1 - Math.floor(own / COLUMNS)) + (own % COLUMNS);
}

export function powerOf(box: Box, table: MatchView, shot: ShotCard): number {
  return ballsOf(box, table) + shot.modifier;
}

/** What the action card and abilities bring along. */
export function ballsOf(box: Box, table: MatchView): number {
  return (box.actions.get(table.shot_card ?? '')?.balls ?? 0) + table.plus;
}

/** The chance of a goal, [numerator, denominator]; a pile that runs out is not foretold. */
export function goalChance(box: Box, look: Look, isFixed: boolean, shot: ShotCard, keeper: KeeperCard): [number, number] | null {
  const role: Role = look.table.attacker === 0 ? 1 : 0;
  const number = drawsOf(box, look.table, isFixed, shot, keeper);
  if (number > look.table.sides[role].deck.size) return null;
  const power = powerOf(box, look.table, shot);
  let [goals, all] = [0, 0];
  for (const [balls, times] of sums(unseen(box, look, role), number)) {
    all += times;
    if (balls < power) goals += times;
  }
  return all ? [goals, all] : null;
}
