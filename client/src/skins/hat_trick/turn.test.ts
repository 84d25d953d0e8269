import { describe, expect, it, vi } from 'vitest';
import type { Line } from '../../generated/protocol';
import type { SkinProps } from '../../table/skin';
import { Words } from '../../words';
import { choicesOf, nextOf } from './choices';
import { codeOf, flagOf } from './flags';
import type { Duel, Facts } from './state';
import { newsOf, sampleBox, sampleCards } from './samples';
import { stepOf } from './steps';
import { inOrder, tileOf } from './tiles';
import { Turn } from './turn.svelte';
import en from './words/en.ftl?raw';
import { FLAGS } from '../../graphics/flags';

const words = new Words('en', {
  ftl: `say-sign = sign\nsay-captain = Captain { $number }\n${en}`,
  names: {
    bra: 'Brazil',
    stopper_2_3: 'Stopper 2/3',
    stopper_gold: 'Blocks.',
    stopper: 'Stopper',
    one_two: 'One-two',
    one_two_text: 'Play it back.',
  },
  verbs: { sign: ['number', 'card', 'metal'], captain: ['number'] },
});

describe('choices', () => {
  it('are sorted by what one touches to say them; nothing is lost', () => {
    const options = [
      'stay',
      'move 6 forward',
      'move 6 back',
      'play x',
      'aim y',
      'dive z',
      'lines 2',
      'shoot',
      'captain 4',
      'something new',
    ];
    const found = choicesOf(options, (number) => number === 6);
    expect(found).toEqual({
      men: new Map([[6, ['move 6 forward', 'move 6 back']]]),
      cards: ['play x'],
      shots: ['aim y'],
      keepers: ['dive z'],
      list: ['lines 2', 'captain 4'],
      deeds: ['shoot', 'something new'],
      declines: ['stay'],
    });
  });

  it('pressing again leads through what a man may do, and a single thing is put back', () => {
    expect([
      nextOf(['a', 'b'], ''),
      nextOf(['a', 'b'], 'a'),
      nextOf(['a', 'b'], 'b'),
      nextOf(['a'], 'a'),
      nextOf(['a'], ''),
    ]).toEqual(['a', 'b', 'a', '', 'a']);
  });
});

const PATHS: Facts['paths'] = { 'move 6 forward': [9, 13], 'move 6 back': [9, 5], 'move 7 back': [10, 6] };
const PAN = { men: [], card: null, extra: 0, sum: 4 };
const DUEL: Duel = { kind: null, line: 2, fields: null, sides: [PAN, PAN] };

it('a turn holds a man up, takes the field he is sent to, shows what it is told of it, and says it', () => {
  const say = vi.fn();
  const props = {
    news: newsOf(0, ['stay', 'move 6 forward', 'move 6 back', 'move 7 back'], {}, { paths: PATHS, duels: [DUEL] }),
    preview: {
      ask: () => undefined,
      of: (said: string[]) => (said[0] === 'move 6 back' ? { facts: { duels: [] } } : null),
    },
    words,
    busy: false,
    say,
    lines: [],
    chances: { 'move 6 back': { success: [1, 3] } },
  } as unknown as SkinProps;
  const turn = new Turn(() => props, sampleBox);
  expect(turn.press([])).toBe(false);
  expect(turn.press(turn.choices.men.get(6) ?? [])).toBe(true);
  expect([turn.picked, turn.path]).toEqual(['move 6 forward', [9, 13]]);
  expect(turn.duels).toEqual([DUEL]);
  expect(turn.aim(5)).toBe(true);
  expect([turn.picked, turn.chanceOf(turn.picked)]).toEqual(['move 6 back', [1, 3]]);
  expect(turn.duels).toEqual([]);
  expect(turn.aim(20)).toBe(false);
  turn.say('move 9 back');
  turn.say(turn.picked);
  expect(say.mock.calls).toEqual([['move 6 back']]);
  expect(turn.isAllTheSame).toBe(false);
  expect([turn.hopeOf('aim shot_left'), turn.hopeOf('dive regular_left')]).toEqual(['goal', 'no-goal']);
  props.chances = Object.fromEntries(turn.options.map((option) => [option, { success: [0, 1] }]));
  expect(new Turn(() => props, sampleBox).chanceOf('move 6 back')).toBeNull();
  turn.reset();
  expect(turn.picked).toBe('');
});

it('tells who may stop how likely a goal is', () => {
  const chances = { draw: { success: [1, 4] }, stop: { success: [0, 1] } };
  const props = { news: newsOf(0, ['draw', 'stop'], {}, {}), words, busy: false, lines: [], chances };
  const turn = new Turn(() => props as unknown as SkinProps, sampleBox);

  expect(turn.chanceWords('draw')).toMatch(/^goal.75/u);
  expect(turn.chanceWords('stop')).toMatch(/^goal.100/u);
});

it('a shot that is over is shown until somebody goes on', () => {
  const told = (event: string, args: Record<string, string | number>): Line =>
    ({ line: 'told', event, args }) as unknown as Line;
  const lines = [
    told('aimed', { team: 'blue', shot: 'shot_short_pass_left', power: 5 }),
    told('dived', { team: 'red', goalkeeper: 'regular_left', cards: 0 }),
  ];
  const props = {
    news: newsOf(0, ['stay', 'move 6 forward']),
    words,
    busy: false,
    say: vi.fn(),
    lines,
    chances: null,
  } as unknown as SkinProps;
  let live = props;
  const drawing = new Turn(() => live, sampleBox);
  drawing.say('stay');
  expect(drawing.revealed).toBeNull();
  live = { ...props, lines: [...lines, told('saved', { team: 'red', balls: 9, power: 5 })] };
  expect(new Turn(() => live, sampleBox).revealed?.outcome).toBe('saved');
  const over = { ...props, lines: [...lines, told('scored', { team: 'blue', number: 10, goals: 1 })] };
  for (const goOn of [
    (turn: Turn) => turn.see(),
    (turn: Turn) => turn.press(['stay']),
    (turn: Turn) => turn.say('stay'),
  ]) {
    const turn = new Turn(() => over, sampleBox);
    expect(turn.revealed?.outcome).toBe('goal');
    goOn(turn);
    expect(turn.revealed).toBeNull();
  }
});

it('who gets a ball off the goalkeeper is named on the pitch, and nothing lies over him', () => {
  const say = vi.fn();
  const news = newsOf(0, ['pass 6', 'pass 7']);
  const props = {
    news: { ...news, decision: { ...news.decision, prompt: 'choose-rebound' } },
    words,
    busy: false,
    say,
    lines: [],
    chances: null,
  } as unknown as SkinProps;
  const turn = new Turn(() => props, sampleBox);
  expect([turn.mayCoverGoal, stepOf('shot', turn.prompt), [...turn.choices.men.keys()]]).toEqual([
    false,
    'shot',
    [6, 7],
  ]);
  turn.press(turn.choices.men.get(7) ?? []);
  turn.say(turn.picked);
  expect(say.mock.calls).toEqual([['pass 7']]);
});

it('tiles say what a team, a man or a style card brings', () => {
  const [box, cards] = [sampleBox(), sampleCards()];
  expect(tileOf('team bra', box, cards, words)).toMatchObject({ title: 'Brazil', note: '3 stars', flag: 'brazil' });
  expect(tileOf('flag bra', box, cards, words)).toMatchObject({ title: 'Brazil', note: '', flag: 'brazil' });
  expect(tileOf('sign 2 stopper_2_3 gold', box, cards, words, { stopper: [1, 2] })).toMatchObject({
    title: 'Stopper 2/3',
    note: '2 stars, defensive · att\u00a01\u00a0·\u00a0def\u00a04',
    text: 'Blocks.',
    metal: 'gold',
  });
  expect(tileOf('style one_two', box, cards, words)).toMatchObject({ title: 'One-two', text: 'Play it back.' });
  const man = { number: 2, card: 'stopper', is_role: true, is_gold: false, attack: 1, defence: 3 };
  expect(tileOf('captain 2', box, cards, words, {}, [man]).note).toBe('Stopper');
});

it('nations stand in the order of the reader, the regulars first', () => {
  const [box, cards] = [sampleBox(), sampleCards()];
  const tile = (option: string, title: string) => ({ ...tileOf(option, box, cards, words), title });
  const tiles = [tile('regulars', 'Regulars'), tile('flag swe', 'Schweden'), tile('flag aut', 'Österreich')];
  expect(inOrder(tiles, 'de').map((one) => one.option)).toEqual(['regulars', 'flag aut', 'flag swe']);
});

it('every nation has a flag, colours have none', () => {
  expect([flagOf('team_bra'), codeOf('bra'), flagOf('blue'), codeOf('red')]).toEqual(['brazil', 'BRA', null, null]);
  for (const code of ['alb', 'aut', 'cze', 'hun', 'isl', 'jam', 'nir', 'svk', 'ukr', 'wal'])
    expect(FLAGS[flagOf(code) ?? '']).toBeDefined();
});

it('a question belongs to a step of the turn', () => {
  expect([
    stepOf('round', 'play-cards'),
    stepOf('chance', 'choose-move-defence'),
    stepOf('round', 'choose-sideways'),
    stepOf('round', 'choose-line'),
    stepOf('penalty', 'aim'),
    stepOf('goal_kick', 'kick-card'),
  ]).toEqual(['cards', 'move', 'pass', 'action', 'shot', null]);
});
