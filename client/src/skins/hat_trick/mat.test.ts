import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, expect, it } from 'vitest';
import type { SkinProps } from '../../table/skin';
import { Words } from '../../words';
import Mat from './Mat.svelte';
import { lookFor, newsOf, sampleBox, sideOf } from './samples';
import { setKit, Turn } from './turn.svelte';
import type { Look, SideView } from './state';
import en from './words/en.ftl?raw';

const words = new Words('en', { ftl: en, names: { red: 'Red', blue: 'Blue' }, verbs: {} });

const ends: (() => void)[] = [];
afterEach(() => ends.splice(0).forEach((end) => end()));

/** The mat of somebody who sees this, with nothing face down. */
function mat(look: Look): HTMLElement {
  const props = { news: newsOf(look.mine, [], look.table), words, lines: [] } as unknown as SkinProps;
  const turn = new Turn(
    () => props,
    () => sampleBox(),
  );
  const kit = { words, turn, box: turn.box, names: ['Ann', 'Bo'], touch: () => null, lying: [], aimed: [] };
  const WithKit = ((anchor, given) => {
    setKit(kit as unknown as Parameters<typeof setKit>[0]);
    return Mat(anchor, given);
  }) as Component<{ look: Look }>;
  const target = document.createElement('div');
  const app = mount(WithKit, { target, props: { look }, context: new Map() });
  flushSync();
  ends.push(() => void unmount(app));
  return target;
}

const SIDES: [SideView, SideView] = [sideOf({ name: 'blue' }), sideOf({ team: 'red', name: 'red' })];

it('says whose the places are to somebody who only watches, and shows the open cards', () => {
  const target = mat(lookFor(null, { sides: [SIDES[0], { ...SIDES[1], card: 'dribble_1_left', shown: { size: 1 } }] }));
  expect([...target.querySelectorAll('small')].map((one) => one.textContent)).toEqual(
    expect.arrayContaining(['Blue', 'Red']),
  );
  expect(target.querySelectorAll('.up')).toHaveLength(1);
});

it('keeps the card with which somebody shoots', () => {
  const target = mat(lookFor(0, { stage: 'shoot_out', attacker: 1, shot_card: 'dribble_1_left', sides: SIDES }));
  expect(target.querySelectorAll('.up')).toHaveLength(1);
  expect(target.querySelectorAll('.vacant')).toHaveLength(1);
});
