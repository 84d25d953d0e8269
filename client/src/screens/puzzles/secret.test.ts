import { expect, test } from 'vitest';
import { secretPreview, withoutChances } from './secret';

test('facts keep their sums and lose every chance', () => {
  const facts = {
    action: {
      sum: [3, 8],
      chances: [
        [1, 2],
        [1, 2],
      ],
      with: { dampf: { sum: 6, chance: [644, 1296] } },
    },
  };
  expect(withoutChances(facts)).toEqual({
    action: { sum: [3, 8], chances: null, with: { dampf: { sum: 6, chance: null } } },
  });
});

test('a preview tells sums, but no odds', () => {
  const preview = secretPreview({
    ask: () => undefined,
    of: () => ({ type: 'previewed', n: 1, ply: 2, facts: { sum: 3, chance: [1, 2] }, odds: { success: [1, 2] } }),
  });
  expect(preview.of(['a'])).toMatchObject({ facts: { sum: 3, chance: null }, odds: {} });
});
