import { expect, test } from 'vitest';
import { isVagueBy, ring } from './hint_marks';

const ringed = (): string[] => [...document.querySelectorAll('[data-hinted]')].map((one) => one.id);

test('everything that a hint names is ringed until the hint is closed', () => {
  document.body.innerHTML =
    '<i id="red" data-pick="red_card"></i><i id="peru" data-hint="peru"></i><i id="chile" data-hint="chile"></i>' +
    '<i id="ten" data-pick="move 10 forward | move 10 back"></i><i id="cell" data-man="10"></i>';

  const away = ring(['play red_card peru']);
  expect(ringed()).toEqual(['red', 'peru']);
  away();
  expect(ringed()).toEqual([]);
  ring(['move 10 forward', 'team chile']);
  expect(ringed()).toEqual(['chile', 'ten']);
});

test('a button is ringed by the whole option, and what is drawn anew is ringed too', async () => {
  document.body.innerHTML = '<button id="pass" data-hint="pass"></button><button id="keep" data-hint="keep"></button>';
  const away = ring(['pass']);
  expect(ringed()).toEqual(['pass']);
  document.body.innerHTML += '<button id="again" data-hint="pass"></button>';
  await Promise.resolve();
  expect(ringed()).toEqual(['pass', 'again']);
  away();
  expect(ringed()).toEqual([]);
});

test('three matches in the mind give no figure, twenty do', () => {
  const errors = [3, 12].map((matches) => 1.96 * Math.sqrt(0.25 / (matches + 2)));
  expect(errors.map(isVagueBy)).toEqual([true, true]);
  expect(isVagueBy(1.96 * Math.sqrt(0.25 / 22))).toBe(false);
});
