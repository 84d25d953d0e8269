import { expect, it } from 'vitest';
import { Words } from '../../words';
import { leader } from './phrases';
import { BOX, cupOf } from './samples';
import en from './words/en.ftl?raw';

const words = new Words('en', { ftl: en, names: {}, verbs: {} });

it('whoever reads is spoken to, whichever of his teams it is; everybody else has a name', () => {
  const { owners } = cupOf();
  const kit = { box: BOX, names: ['Mara', 'Jonas'], words };
  const led = (mine: number | null): string[] => [...BOX.nations.keys()].map((team) => leader(kit, owners, team, mine));
  expect(new Set(led(0))).toEqual(new Set(['you', 'Jonas']));
  expect(new Set(led(null))).toEqual(new Set(['Mara', 'Jonas']));
});
