import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../settings.svelte';
import Curtain from './Curtain.svelte';
import OutlookBar from './OutlookBar.svelte';
import type { Session } from './session.svelte';
import { hasTimes } from './story';
import PileView from './generic/PileView.svelte';
import TickerPanel from './TickerPanel.svelte';
import { Words } from '../words';

let target: HTMLElement;
let app: Record<string, unknown> | undefined;

beforeAll(async () => {
  await settings.choose('en');
  await settings.furnish('table');
});
beforeEach(() => {
  target = document.createElement('div');
  document.body.append(target);
});
afterEach(() => {
  if (app) void unmount(app);
  target.remove();
});

test('the curtain names only who is next and what everybody has heard', () => {
  const lift = vi.fn();
  app = mount(Curtain, {
    target,
    props: { name: 'Jonas', score: ['1', '2'], shirts: [1, 0], last: ['A goal.'], next: 'Choose a card.', lift },
  });
  expect(target.querySelector('h1')?.textContent).toBe('Jonas to play');
  expect(target.textContent).toContain('A goal.');
  expect(target.textContent).toContain('Hand the device over.');
  target.querySelector<HTMLButtonElement>('.go')?.click();
  expect(lift).toHaveBeenCalledOnce();
});

test('the ticker shows the newest first and leads back only where it can', () => {
  const jump = vi.fn();
  const story = [
    { ply: 1, when: '3′', text: 'First.', tone: 'plain' as const },
    { ply: 5, when: '9′', text: 'Goal!', tone: 'goal' as const },
  ];
  app = mount(TickerPanel, {
    target,
    props: { story, isTimed: true, canTalk: true, talk: vi.fn(), jumpable: (ply: number) => ply > 2, jump },
  });
  expect([...target.querySelectorAll('ol li')].map((line) => line.textContent?.trim())).toEqual([
    '9′ Goal!',
    '3′ First.',
  ]);
  target.querySelector<HTMLButtonElement>('ol button')?.click();
  expect(jump).toHaveBeenCalledWith(5);
});

test.each([
  ['finale', { period: ['period'] }, true],
  ['hat_trick', { played: ['round', 'card'] }, true],
  ['fussball_fieber', { played: ['card'] }, false],
])('the ticker of %s keeps room for times from the first line on, or never', (_, meanings, isTimed) => {
  const story = [{ ply: 1, when: '', text: 'Hello.', tone: 'talk' as const }];
  expect(hasTimes(meanings)).toBe(isTimed);
  app = mount(TickerPanel, {
    target,
    props: { story, isTimed, canTalk: true, talk: vi.fn(), jumpable: () => false, jump: vi.fn() },
  });
  expect(target.querySelectorAll('.timed .time')).toHaveLength(isTimed ? 1 : 0);
});

test('a phrase is said once and the list closes', () => {
  const talk = vi.fn();
  app = mount(TickerPanel, {
    target,
    props: { story: [], isTimed: false, canTalk: true, talk, jumpable: () => false, jump: vi.fn() },
  });
  target.querySelector<HTMLButtonElement>('.call')?.click();
  flushSync();
  target.querySelector<HTMLButtonElement>('.phrases button')?.click();
  flushSync();
  expect(talk).toHaveBeenCalledWith('hello');
  expect(target.querySelector('.phrases')).toBeNull();
});

test('a pile lights what may be chosen, and a refused card can still be asked about', () => {
  const tap = vi.fn();
  const words = new Words('en', { ftl: '', names: { a: 'Ace', b: 'Boot' }, verbs: {} });
  app = mount(PileView, {
    target,
    props: {
      pile: { name: 'hand', title: 'Hand', as: 'fan' as const, owner: 0, pile: { size: 2, cards: ['a', 'b'] } },
      cards: new Map(),
      words,
      legal: new Map([['a', ['play a']]]),
      picked: [],
      tap,
      look: vi.fn(),
      chance: () => [1, 3] as [number, number],
      isTouched: (card: string) => card === 'b',
    },
  });
  const [first, second] = target.querySelectorAll<HTMLButtonElement>('.card');
  expect(first?.classList.contains('legal')).toBe(true);
  expect(first?.textContent).toContain('33%');
  expect(second?.getAttribute('aria-disabled')).toBe('true');
  expect([first, second].map((card) => card?.classList.contains('touched'))).toEqual([false, true]);
  second?.click();
  expect(tap).toHaveBeenCalledWith('b');
});

test('a card says what it does where its numbers do not, and a minus is one', () => {
  const ftl = 'does-a = half a goal\nfield-value = Value\n';
  const words = new Words('en', { ftl, names: { a: 'Attack', b: 'Foul' }, verbs: {} });
  const card = (id: string, fields: Record<string, unknown>) => ({
    kind: 'card',
    id,
    names: {},
    fields,
    provenance: {},
  });
  app = mount(PileView, {
    target,
    props: {
      pile: { name: 'hand', title: 'Hand', as: 'fan' as const, owner: 0, pile: { size: 2, cards: ['a', 'b'] } },
      cards: new Map([
        ['a', card('a', { tokens: [], count: 25 })],
        ['b', card('b', { value: -1 })],
      ]),
      words,
      legal: new Map(),
      picked: [],
      tap: vi.fn(),
      look: vi.fn(),
      chance: () => undefined,
      isTouched: () => false,
    },
  });
  const [first, second] = [...target.querySelectorAll('.face')].map((face) => face.textContent);
  expect(first).toContain('half a goal');
  expect(first).not.toContain('25');
  expect(second).toContain('Value −1');
});

test.each([
  [0.08, '72%'],
  [0.53, 'too uncertain to say yet'],
])('chances that may be wrong by %d are told as they are worth: %s', (error, shown) => {
  vi.useFakeTimers();
  const outlook = { type: 'outlooked', n: 1, ply: 1, chances: [0.72, 0.28], errors: [error, error] };
  const session = {
    news: { view: null },
    link: 'open',
    director: { isPlaying: false },
    askOutlook: (tell: (found: unknown) => void) => tell(outlook),
  } as unknown as Session;
  app = mount(OutlookBar, { target, props: { session, names: ['Mara', 'Jonas'] } });
  flushSync();
  vi.advanceTimersByTime(1000);
  flushSync();
  vi.useRealTimers();
  expect(target.textContent).toContain(shown);
  expect(target.querySelectorAll('.scale')).toHaveLength(error < 0.25 ? 1 : 0);
});
