import { mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Line } from '../../generated/protocol';
import { newsOf } from '../../table/samples';
import type { EndProps } from '../../table/skin';
import { Words } from '../../words';
import Champion from './Champion.svelte';
import Chronicle from './Chronicle.svelte';
import { campOf, factsOf, sampleCards, tableOf } from './samples';
import type { Facts, Game } from './state';
import en from './words/en.ftl?raw';

const words = new Words('en', {
  ftl: en,
  names: { germany: 'Germany', brazil: 'Brazil', italy: 'Italy', portugal: 'Portugal', usa: 'USA', iran: 'Iran' },
  verbs: {},
});
let target: HTMLElement;
let app: Record<string, unknown> | undefined;

beforeEach(() => {
  target = document.createElement('div');
  document.body.append(target);
});
afterEach(() => {
  if (app) void unmount(app);
  target.remove();
});

const CAMPS = [
  campOf({ noted: [1, 1, -2, 2, 1, 3], points: 6, round: 'final' }),
  campOf({
    team: 'brazil',
    group: ['italy', 'portugal', 'iran'],
    order: 'c_b_a',
    noted: [2, 1, 0, 1, 0, -3],
    points: 7,
    round: 'final',
    is_in: false,
  }),
];

/** Two coaches, the second role in the first seat; the places are told by seats. */
function endOf(places: number[][], champions: number[]): EndProps {
  const table = tableOf({ stage: 'final', match: 3, champions, camps: CAMPS });
  const lines = [
    { line: 'told', event: 'quarter_drawn', args: { team: 'germany', opponent: 'iran' } },
  ] as unknown as Line[];
  const told = factsOf();
  const facts: Facts = {
    ...told,
    rounds: ['match_1', 'match_2', 'match_3', 'quarter_final', 'semi_final', 'final'].map((key) => ({
      key,
      state: 'done',
    })),
    camps: told.camps.map((camp, role) => ({
      ...camp,
      matches: CAMPS[role]!.noted.map((noted) => ({ team: null, noted, state: 'done' })),
    })),
  };
  const news = newsOf<Game>({
    result: { places, score: null, reason: 'final' },
    view: { roles: [1, 0], table, facts },
  });
  return {
    info: {},
    news,
    words,
    cards: sampleCards(),
    names: ['Mara', 'Jonas'],
    lines,
  } as unknown as EndProps;
}

const texts = (selector: string): string[] =>
  [...target.querySelectorAll(selector)].map((one) => one.textContent?.replace(/\s+/g, ' ').trim() ?? '');

it('the winner stands at the top with his team, then how far all came', () => {
  app = mount(Champion, { target, props: endOf([[1], [0]], [0]) });
  expect(texts('.label')).toEqual(['The winner is']);
  expect(texts('.name')).toEqual(['Germany']);
  expect(target.querySelectorAll('.hoist .flag, .coach .face, .coach span'), 'with flag, face and coach').toHaveLength(
    3,
  );
  expect(texts('.places li')).toEqual(['1Jonaswinner', '2MaraFinal']);
});

it('where the group decides the points do, also in the places', () => {
  const props = endOf([[0], [1]], [1]);
  const camps = CAMPS.map((camp) => ({ ...camp, round: 'group' }));
  const view = { ...props.news.view!, table: { ...props.news.view!.table, camps } };
  app = mount(Champion, { target, props: { ...props, news: { ...props.news, view } } as unknown as EndProps });
  expect(texts('.places li')).toEqual(['1Mara7 points', '2Jonas6 points']);
});

it('in the table whoever is out has the round of it, once all is over', () => {
  const props = endOf([[1], [0]], [0]);
  app = mount(Chronicle, { target, props });
  expect(texts('tbody th')).toEqual(['Jonaswinner', 'MaraFinal']);
});

it('in the table the beaten finalist has his round, though he was in to the last', () => {
  const props = endOf([[1], [0]], [0]);
  const camps = CAMPS.map((camp) => ({ ...camp, is_in: true }));
  const view = { ...props.news.view!, table: { ...props.news.view!.table, camps } };
  app = mount(Chronicle, { target, props: { ...props, news: { ...props.news, view } } as unknown as EndProps });
  expect(texts('tbody th')).toEqual(['Jonaswinner', 'MaraFinal']);
});

it('a win that is shared has both teams, and both are first', () => {
  app = mount(Champion, { target, props: endOf([[0, 1]], [0, 1]) });
  expect(texts('.label')).toEqual(['A shared win']);
  expect(texts('.name')).toEqual(['Brazil', 'Germany']);
  expect(texts('.places li b')).toEqual(['1', '1']);
});

it('below it every team has its path, with coaches where two of us met', () => {
  app = mount(Chronicle, { target, props: endOf([[1], [0]], [0]) });
  expect(texts('.paper h3')).toEqual(['Germany Jonas', 'Brazil Mara']);
  const [germany] = target.querySelectorAll('.paper');
  expect([...(germany?.querySelectorAll('li b') ?? [])].map((one) => one.textContent)).toEqual([
    '+1',
    '+1',
    '−2',
    '+2',
    '+1',
    '+3',
  ]);
  expect(germany?.querySelectorAll('li')[3]?.textContent).toContain('Iran');
  expect(germany?.querySelectorAll('li')[2]?.className).toContain('loss');
});
