import { expect, it } from 'vitest';
import { roadOf } from './road';
import { BOX, cupOf, factsOf } from './samples';

const at = (team: string): number => BOX.all.indexOf(team);

it('a champion’s matches are told from its side, from the group to the final with its replay', () => {
  const table = cupOf({
    champion: 'brazil',
    results: [0, at('japan'), at('brazil'), 0, 2, -1, 0, at('germany'), at('england'), 1, 1, -1].flat(),
  });
  const facts = factsOf(table, {
    group_matches: 2,
    rounds: [
      {
        stage: 'final',
        ties: [
          {
            id: 'final_2002',
            sides: [{ team: 'germany' }, { team: 'brazil' }] as never,
            games: [
              [1, 1],
              [0, 3],
            ],
            winner: 'brazil',
            row: null,
          },
        ],
      },
    ],
  });

  expect(roadOf(table, facts, BOX, 'brazil')).toEqual([
    { tie: null, rival: 'japan', goals: [2, 0] },
    { tie: 'final_2002', rival: 'germany', goals: [1, 1] },
    { tie: 'final_2002', rival: 'germany', goals: [3, 0] },
  ]);
});
