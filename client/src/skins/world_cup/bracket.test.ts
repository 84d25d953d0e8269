import { expect, it } from 'vitest';
import { bracketOf, drawnOrder } from './bracket';
import { BOX, cupOf, factsOf } from './samples';
import type { Entrant, Facts } from './state';

const OPEN: Entrant = { from: 'winner_A', hope: 'china' };
const tie = (id: string, given: Partial<Facts['rounds'][0]['ties'][0]> = {}): Facts['rounds'][0]['ties'][0] => ({
  id: `${id}_2002`,
  sides: [OPEN, OPEN],
  games: [],
  winner: null,
  row: null,
  ...given,
});
const TABLE = cupOf({ stage: 'semi_final', teams: ['brazil', 'japan', 'germany', 'england'] });

it('every match of the bracket has its card, and its row while it is played', () => {
  const rounds = bracketOf(
    TABLE,
    factsOf(TABLE, {
      goals: [1, 0, 0, 2],
      rounds: [
        { stage: 'semi_final', ties: [tie('semi_1', { row: 0 }), tie('semi_2', { row: 2 })] },
        { stage: 'final', ties: [tie('third_place'), tie('final')] },
      ],
    }),
    BOX,
  );
  expect(rounds.map((round) => [round.stage, round.knots.map((knot) => knot.tie.name)])).toEqual([
    ['semi_final', ['semi_1', 'semi_2']],
    ['final', ['third_place', 'final']],
  ]);
  expect(rounds[0]?.knots.map((knot) => [knot.live?.left.team, knot.live?.right.goals])).toEqual([
    ['brazil', 0],
    ['germany', 2],
  ]);
  expect(rounds[1]?.knots[0]).toMatchObject({ left: OPEN, live: null });
});

it('the match for third place is drawn below the final, feeders side by side', () => {
  const rounds = bracketOf(
    TABLE,
    factsOf(TABLE, {
      rounds: [
        { stage: 'semi_final', ties: [tie('semi_2'), tie('semi_1')] },
        { stage: 'final', ties: [tie('third_place'), tie('final')] },
      ],
    }),
    BOX,
  );
  expect(drawnOrder(rounds, 0).map((knot) => knot.tie.name)).toEqual(['semi_1', 'semi_2']);
  expect(drawnOrder(rounds, 1).map((knot) => knot.tie.name)).toEqual(['final', 'third_place']);
});
