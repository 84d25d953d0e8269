import { expect, test } from 'vitest';
import type { OptionInfo } from '../../api';
import { clashesOf } from './clashes';

const NEEDS = { teams: ['team_cards', 'budget'] };
const flag = (name: string): OptionInfo => ({ name, values: [false, true], default: false, source: '', needs: NEEDS });
const OPTIONS: OptionInfo[] = [
  { name: 'teams', values: ['regulars', 'team_cards', 'budget'], default: 'regulars', source: '', needs: {} },
  flag('styles'),
  flag('event_corner'),
];

test('options that need the same are told together', () => {
  expect(clashesOf(OPTIONS, { teams: 'regulars', styles: true, event_corner: true })).toEqual([
    { options: ['styles', 'event_corner'], needed: 'teams', values: ['team_cards', 'budget'] },
  ]);
});

test('what goes together is no clash, and an option with its first value goes with everything', () => {
  expect(clashesOf(OPTIONS, { teams: 'budget', styles: true, event_corner: true })).toEqual([]);
  expect(clashesOf(OPTIONS, { teams: 'regulars', styles: false, event_corner: false })).toEqual([]);
});
