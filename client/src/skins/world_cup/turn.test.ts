import { expect, it, vi } from 'vitest';
import type { Form } from '../../generated/protocol';
import { newsOf } from '../../table/samples';
import { Words } from '../../words';
import { BOX, cupOf, factsOf } from './samples';
import { NO_PREVIEW } from '../../table/skin';
import type { TurnProps } from '../../table/turn.svelte';
import { Turn } from './turn.svelte';
import type { CardUse, Facts, Game } from './state';
import en from './words/en.ftl?raw';

const GAME = 'say-play-on = Play on\nsay-end-here = Leave it at that\n';
const words = new Words('en', { ftl: GAME + en, names: {}, verbs: { play_on: [], end_here: [] } });

function turnAt(
  prompt: string,
  options: string[],
  given: Parameters<typeof cupOf>[0] = {},
  form: Form | null = null,
  facts: Partial<Facts> = {},
  then: Partial<Facts> | null = null,
): { turn: Turn; say: ReturnType<typeof vi.fn>; row: (team: string, against: string) => number } {
  const say = vi.fn();
  const table = cupOf(given);
  const news = newsOf<Game>({
    decision: { prompt, options, form },
    view: { table, facts: factsOf(table, facts) },
  });
  const props = {
    news,
    words,
    busy: false,
    say,
    preview: { ...NO_PREVIEW, of: () => then && { facts: then } },
  } as unknown as TurnProps;
  const row = (team: string, against: string): number =>
    table.teams.findIndex((one, k) => one === team && table.teams[k ^ 1] === against);
  return {
    turn: new Turn(
      () => props,
      () => BOX,
    ),
    say,
    row,
  };
}

/** A card that can be used in some rows; there is a goal more then. */
const useIn = (rows: number[], given: Partial<CardUse> = {}): CardUse => {
  const { least = 1, most = 1 } = given;
  return {
    chance: null,
    shape: 'some',
    least,
    most,
    first: 0,
    blanks: [{ rows, least, most }],
    parts: [{ after: Array.from({ length: 24 }, (_, k) => (rows.includes(k) ? 1 : -1)), tokens: { red: 'goal_1' } }],
    ...given,
  };
};

it('lights the rows that the referee tells for a card, and shows the score and the token that would be', () => {
  const { turn, row } = turnAt('play-card', ['play one_goal', 'discard one_goal'], {}, null, {
    uses: { one_goal: useIn([0, 1]) },
  });
  turn.hold('one_goal');
  expect(turn.targets).toEqual(new Set([0, 1]));
  expect(turn.press(row('england', 'china'))).toBe(false);
  turn.press(row('turkey', 'brazil'));
  expect([turn.scoreAfter(0), turn.tokenFor(1), turn.go?.isReady]).toEqual([[0, 1], 'goal_1', true]);
});

it('a defence stops an attack or is laid, where both can be (W3.7)', () => {
  const { turn, say } = turnAt('play-card', ['play defence', 'stop', 'discard defence'], {}, null, {
    goals: [2, 0],
    uses: { defence: useIn([0, 1]), stopping: useIn([0]) },
  });
  turn.hold('defence');
  expect([turn.hasChoice(0), turn.hasChoice(1)]).toEqual([true, false]);
  turn.press(0);
  turn.wish = 'stopping';
  turn.sayAll(turn.go?.notations ?? []);
  expect(say).toHaveBeenCalledWith(['stop', 'team brazil', 'against turkey']);
});

it('in the last phase one team is enough for a card for several (W3.11)', () => {
  const { turn } = turnAt('play-card', ['play one_one'], {}, null, {
    uses: { one_one: useIn([0, 1, 2], { most: 2 }) },
  });
  turn.hold('one_one');
  turn.press(0);
  expect([turn.go?.isReady, turn.targets]).toEqual([true, new Set([1, 2])]);
});

it('says a card and its teams, each with its match, in the order in which they were named', () => {
  const { turn, say, row } = turnAt('play-card', ['play one_one', 'discard one_one'], {}, null, {
    uses: { one_one: useIn([0, 1], { least: 2, most: 2 }) },
  });
  turn.hold('one_one');
  turn.press(row('turkey', 'brazil'));
  expect([turn.go?.isReady, turn.isAtNext]).toEqual([false, true]);
  turn.press(row('brazil', 'turkey'));
  turn.sayAll(turn.go?.notations ?? []);
  expect(say).toHaveBeenCalledWith(['play one_one', 'team turkey', 'against brazil', 'team brazil', 'against turkey']);
});

it('2+1 is shown where it will come to lie, whichever team is named first', () => {
  const part = (goals: number, token: string) => ({
    after: Array.from({ length: 24 }, () => goals),
    tokens: { red: token },
  });
  const { turn } = turnAt('play-card', ['play two_plus_one'], {}, null, {
    uses: {
      two_plus_one: useIn([], {
        shape: 'slots',
        least: 2,
        most: 2,
        blanks: [
          { rows: [1], least: 1, most: 1 },
          { rows: [0, 1], least: 1, most: 1 },
        ],
        parts: [part(2, 'goal_2'), part(1, 'goal_1')],
      }),
    },
  });
  turn.hold('two_plus_one');
  expect(turn.isAtNext).toBe(false);
  turn.press(0);
  expect(turn.isAtNext, 'the two goals are still to be given').toBe(false);
  turn.press(1);
  expect(turn.isAtNext).toBe(true);
  expect(turn.scoreAfter(0)).toEqual([1, 2]);
  expect(turn.go?.isReady).toBe(true);
});

it('half a goal is written as it would wait for the dice, once that is known', () => {
  const use: CardUse = {
    chance: null,
    shape: 'some',
    least: 1,
    most: 1,
    first: 0,
    blanks: [{ rows: [0, 1], least: 1, most: 1 }],
    parts: [{ after: [0, 0], tokens: {} }],
  };
  const given = { halves: [1], uses: { attack: use } };
  const at = (then: Partial<Facts> | null): Turn => turnAt('play-card', ['play attack'], {}, null, given, then).turn;
  const turn = at({ halves: [0, 1] });
  expect([turn.halfAfter(0), turn.halfAfter(1)]).toEqual(['', '½']);
  turn.hold('attack');
  turn.press(0);
  expect([turn.halfAfter(0), turn.halfAfter(1)]).toEqual(['½', '½']);
  const waiting = at(null);
  waiting.hold('attack');
  waiting.press(0);
  expect(waiting.halfAfter(0), 'nobody knows it yet').toBe('');
});

it('names the teams of a card that lies on the table as its form allows', () => {
  const then = {
    'team brazil': { prompt: 'choose-match', rule: 'W3.3', options: ['against turkey'] },
    'team turkey': { prompt: 'choose-match', rule: 'W3.3', options: ['against brazil', 'against china'] },
  };
  const form: Form = {
    shape: 'some',
    least: 2,
    most: 2,
    budget: null,
    costs: {},
    blanks: [
      {
        prompt: 'choose-team-one-one',
        rule: 'W3.3',
        options: ['team brazil', 'team turkey'],
        least: 2,
        most: 2,
        end: null,
        then,
      },
    ],
  };
  const { turn, say, row } = turnAt('choose-team-one-one', ['team brazil'], { card: 'one_one' }, form);
  expect(turn.targets).toEqual(
    new Set([row('brazil', 'turkey'), row('turkey', 'brazil'), row('turkey', 'china')].sort((a, b) => a - b)),
  );
  turn.press(row('turkey', 'china'));
  expect(turn.targets).toEqual(new Set([row('brazil', 'turkey')]));
  turn.press(row('brazil', 'turkey'));
  turn.sayAll(turn.go?.notations ?? []);
  expect(say).toHaveBeenCalledWith(['team turkey', 'against china', 'team brazil', 'against turkey']);
});

it('who has won before the final may play on or leave it at that (X23)', () => {
  const { turn, say } = turnAt('may-play-on', ['end_here', 'play_on']);
  expect(turn.targets.size).toBe(0);
  expect(turn.plain).toEqual(['end_here']);
  expect(turn.go).toMatchObject({ label: 'Play on', isReady: true });
  turn.sayAll(turn.go?.notations ?? []);
  expect(say).toHaveBeenCalledWith(['play_on']);
  turn.sayAll(['end_here']);
  expect(say).toHaveBeenLastCalledWith(['end_here']);
});
