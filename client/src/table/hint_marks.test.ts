import { expect, test } from 'vitest';
import { ring } from './hint_marks';

test('what a hint names is ringed until the hint is closed', () => {
  document.body.innerHTML =
    '<i data-pick="red_card"></i><i data-hint="peru"></i><i data-hint="chile"></i><i data-man="10"></i><i data-man="8" data-hint="10"></i>';
  const ringed = (): string[] => [...document.querySelectorAll('.hinted')].map((one) => one.outerHTML);

  const away = ring('play red_card peru');
  expect(ringed()).toHaveLength(2);
  away();
  expect(ringed()).toEqual([]);
  ring('move 10 forward');
  expect(ringed()).toHaveLength(2);
});
