import { expect, test } from 'vitest';
import type { Card } from '../../table/skin';
import { sampleBox, sampleCards } from './samples';
import { builtOf, teamOf } from './team';

const PLAYERS = [
  ['right_back', 5, [1, 2], [1, 3]],
  ['left_back', 4, [2, 2], [3, 3]],
] as const;
const cards = sampleCards();
for (const [id, number, regular, star] of PLAYERS)
  cards.set(id, {
    kind: 'player',
    id,
    names: {},
    fields: { number, regular, star },
    provenance: {},
  } as unknown as Card);

test('a team card has its roles in the order of their numbers, some of them gold', () => {
  const team = teamOf('team_alb', sampleBox(), cards);
  expect(team?.members.map((one) => [one.number, one.id, one.isGold, one.attack, one.defence])).toEqual([
    [2, 'stopper', false, 1, 3],
    [3, 'playmaker', true, 4, 1],
  ]);
  expect([team?.style, team?.hasStarKeeper]).toEqual(['physical', false]);
});

test('a nation has the men of the base game, its stars with their better side', () => {
  const team = teamOf('bra', sampleBox(), cards);
  expect(team?.members.map((one) => [one.number, one.isGold, one.isRole, one.attack, one.defence])).toEqual([
    [4, false, false, 2, 2],
    [5, true, false, 1, 3],
  ]);
});

test('a side that is called by its colour has none', () => {
  expect(teamOf('blue', sampleBox(), cards)).toBeNull();
});

test('a team that is being built has those signed so far', () => {
  const team = builtOf(
    ['budget balanced_1', 'sign 2 stopper_2_3 silver', 'sign 3 playmaker_6_7 gold', 'keeper star'],
    sampleBox(),
  );
  expect(team.members.map((one) => [one.number, one.id, one.attack])).toEqual([
    [2, 'stopper', 1],
    [3, 'playmaker', 4],
  ]);
  expect(team.hasStarKeeper).toBe(true);
  expect(builtOf(['budget balanced_1', 'sign 2 stopper_2_3 silver'], sampleBox()).hasStarKeeper).toBeNull();
});
