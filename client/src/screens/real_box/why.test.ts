import { expect, test } from 'vitest';
import { settings } from '../../settings.svelte';
import type { News } from '../../generated/protocol';
import { Words } from '../../words';
import { whyNot } from './why';

test('what cannot be named is where it lies, and what was last told of it', async () => {
  await settings.furnish('real');
  const words = new Words('en', {
    ftl: 'pile-bench = Bench, { $whose }\ntell-hurt = { $man } is hurt',
    names: { solo: 'Sven Solo' },
    verbs: {},
  });
  const pile = (cards: string[]) => ({ size: cards.length, cards });
  const table = { sides: [{ bench: pile([]) }, { bench: pile(['turned solo']) }] };
  const known = {
    news: { view: { roles: [0, 1], table } } as unknown as News,
    hints: { piles: [{ name: 'bench' }] },
    words,
    names: ['Mara', 'Jonas'],
    lines: [{ ply: 4, line: { line: 'told' as const, event: 'hurt', args: { man: 'solo' } } }],
    story: [{ ply: 4, when: '12′', text: 'Sven Solo is hurt', tone: 'plain' as const }],
  };
  const said = whyNot('field solo', known);
  expect(said).toHaveLength(2);
  expect(said[0]).toContain('Bench, Jonas');
  expect(said[1]).toContain('12′ Sven Solo is hurt');
  expect(whyNot('field other', known)).toEqual([]);
});
