import { describe, expect, it, vi } from 'vitest';
import type { Form } from '../../generated/protocol';
import { newsOf } from '../../table/samples';
import type { SkinProps } from '../../table/skin';
import { Words } from '../../words';
import { campOf, factsOf, sampleBox, tableOf } from './samples';
import { Turn } from './turn.svelte';
import type { CupView, Facts, Game } from './state';
import de from './words/de.ftl?raw';
import en from './words/en.ftl?raw';
import fr from './words/fr.ftl?raw';

const GAME = 'say-pass = Pass\nsay-keep = Keep\nsay-team = Lead { $team }\nsay-play = { $card } on { $team }\n';
const words = new Words('en', {
  ftl: GAME + en,
  names: { portugal: 'Portugal', germany: 'Germany', brazil: 'Brazil' },
  verbs: { team: ['team'], play: ['card', 'team'] },
});

const formOf = (least: number, most: number, options: string[], end: string | null): Form => ({
  shape: 'some',
  least,
  most,
  blanks: [{ prompt: 'p', rule: 'F8.1', options, least, most, end, then: {} }],
  budget: null,
  costs: {},
});

function turnAt(
  prompt: string,
  options: string[],
  table: Partial<CupView> = {},
  sealed: string[] = [],
  form: Form | null = null,
  facts: Partial<Facts> = {},
): { turn: Turn; say: ReturnType<typeof vi.fn> } {
  const say = vi.fn();
  const news = newsOf<Game>({
    decision: { prompt, options, form },
    view: { sealed: [sealed, []], table: tableOf(table), facts: factsOf(facts) },
  });
  const props = { news, words, busy: false, say } as unknown as SkinProps;
  const box = sampleBox();
  return {
    turn: new Turn(
      () => props,
      () => box,
    ),
    say,
  };
}

describe('a turn', () => {
  const options = ['pass', 'joker', 'play injury_3 portugal', 'play injury_3 brazil'];
  const changes: Facts['changes'] = {
    joker: [[0, 0]],
    'play injury_3 portugal': [[0, 0]],
    'play injury_3 brazil': [[1, 0]],
  };

  it('lights up the teams a picked card may be played on, and says what becomes of the score', () => {
    const { turn, say } = turnAt('turn', options, {}, [], null, { changes });
    expect([0, 1, 2, 3].map((place) => turn.isLegal(place))).toEqual([true, false, true, true]);
    expect(turn.go).toMatchObject({ isReady: false });
    expect(turn.press(1)).toBe(false);
    turn.press(0);
    expect(turn.targets).toEqual(['portugal', 'brazil']);
    expect(turn.aim('germany')).toBe(false);
    turn.aim('portugal');
    expect(turn.changes).toEqual(new Map([[0, 0]]));
    expect(turn.go).toEqual({
      label: 'On Portugal: −1 becomes 0',
      isReady: true,
      notations: ['play injury_3 portugal'],
    });
    turn.aim('brazil');
    expect(turn.go?.label).toBe('On Brazil: Bo from +1 to 0');
    expect(turn.after, 'what it does to the table').toEqual([{ role: 1, seat: 1, from: 1, to: 0 }]);
    turn.sayAll(turn.go?.notations ?? []);
    expect(say).toHaveBeenCalledWith(['play injury_3 brazil']);
  });

  it('a joker needs no target', () => {
    const { turn } = turnAt('turn', options, {}, [], null, { changes });
    turn.press(2);
    expect(turn.go).toEqual({ label: 'On Germany: −1 becomes 0', isReady: true, notations: ['joker'] });
    turn.press(2);
    expect(turn.picks).toEqual([]);
    expect(turn.mayPass).toBe(true);
  });

  it('who can only pass has that one button', () => {
    const { turn } = turnAt('turn', ['pass']);
    expect(turn.go).toEqual({ label: 'Pass', isReady: true, notations: ['pass'] });
    expect(turn.mayPass).toBe(false);
  });
});

describe('putting cards away', () => {
  it('exchanges up to two, in any order, and keeps the rest', () => {
    const { turn } = turnAt(
      'exchange',
      ['keep', 'swap injury_3', 'swap fan_chant'],
      {},
      [],
      formOf(0, 2, ['swap injury_3', 'swap fan_chant'], 'keep'),
    );
    expect(turn.go).toEqual({ label: 'Keep', isReady: true, notations: ['keep'] });
    turn.press(1);
    expect(turn.go?.notations).toEqual(['swap fan_chant']);
    turn.press(0);
    expect(turn.go?.notations).toEqual(['swap fan_chant', 'swap injury_3']);
    expect(turn.isLegal(2)).toBe(false);
  });

  it('brings a hand down to eight, and remembers what was said', () => {
    const cards = [...Array<string>(5).fill('injury_3'), ...Array<string>(6).fill('fan_chant')];
    const camps = [campOf({ hand: { size: 11, cards } })];
    const { turn } = turnAt(
      'reduce',
      ['drop injury_3', 'drop fan_chant'],
      { camps },
      [],
      formOf(
        3,
        3,
        cards.map((id) => `drop ${id}`),
        null,
      ),
    );
    expect(turn.limit).toBe(3);
    turn.press(0);
    turn.press(10);
    expect(turn.go).toMatchObject({ isReady: false, label: 'One more card' });
    turn.press(1);
    expect(turn.go?.notations).toEqual(['drop injury_3', 'drop fan_chant', 'drop injury_3']);
    expect(turn.isLegal(5)).toBe(false);

    const later = turnAt('reduce', ['drop fan_chant'], { camps }, ['drop injury_3', 'drop fan_chant']).turn;
    expect([later.hand.length, later.limit, later.isLegal(0), later.isLegal(4)]).toEqual([11, 1, false, true]);
  });
});

it('names a team before the groups are drawn, and a card that a reaction meets', () => {
  const { turn } = turnAt('choose-team', ['team germany', 'team brazil']);
  turn.aim('brazil');
  expect(turn.go).toEqual({ label: 'Lead Brazil', isReady: true, notations: ['team brazil'] });
  turn.aim('brazil');
  expect(turn.go?.isReady).toBe(false);

  const laid = [
    { card: 'injury_3', matches: 1, boosts: 0 },
    { card: 'injury_3', matches: 3, boosts: 0 },
  ];
  const aiming = turnAt(
    'aim',
    ['aim injury_3 1 0', 'aim injury_3 3 0'],
    { card: 'team_doctor_1', aimed_at: 'germany', camps: [campOf({ laid })] },
    [],
    null,
    { changes: { 'aim injury_3 1 0': [[0, 0]] } },
  ).turn;
  expect(aiming.aim('injury_3 2 0')).toBe(false);
  aiming.aim('injury_3 1 0');
  expect(aiming.go?.label).toBe('On Germany: −1 becomes 0');
  aiming.aim('injury_3 3 0');
  expect(aiming.go?.label).toBe('Answer injury_3');
});

it.each([
  ['de', 'Eine Karte tauschen?'],
  ['en', 'Exchange a card?'],
  ['fr', 'Échanger une carte ?'],
] as const)('asks for one card as one card: %s', (lang, question) => {
  expect(
    new Words(lang, { ftl: { de, en, fr }[lang], names: {}, verbs: {} })
      .text('fieber-ask-exchange', { number: 1 })
      .replaceAll(/\s/g, ' '),
  ).toBe(question);
});
