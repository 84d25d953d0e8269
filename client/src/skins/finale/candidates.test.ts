import { flushSync, mount, unmount, type Component } from 'svelte';
import { expect, it } from 'vitest';
import { REACHED } from './arrows';
import Candidates from './Candidates.svelte';
import { FACTS, cardOf, lookOf, menOf, sideOf } from './samples';
import { setKit, type Turn } from './turn.svelte';

it('draws everybody who is asked for once more, and keeps the keyboard on the pitch', () => {
  const men = menOf(
    cardOf('m1', 'stollen', 'midfielder', [2, 1, 1, 1]),
    cardOf('s1', 'stollen', 'forward', [1, 1, 1, 1]),
  );
  const side = sideOf({ pitch: { size: 2, cards: ['m1', 's1'] }, fielded: ['m1'] });
  const pressed: string[] = [];
  const turn = {
    ...{ candidates: ['m1', 's1'], role: 0, side, look: { ...lookOf('', side), facts: FACTS }, mode: 'one' },
    ...{ isLegal: () => true, isPicked: () => false, areChancesTold: false },
  } as unknown as Turn;
  const WithKit = ((anchor, given) => {
    setKit({ words: { text: (key: string) => key }, box: { men }, look: () => 0 } as unknown as Parameters<
      typeof setKit
    >[0]);
    return Candidates(anchor, given);
  }) as Component<{ turn: Turn; onman: (id: string) => void }>;
  const target = document.createElement('div');
  const app = mount(WithKit, { target, props: { turn, onman: (id) => pressed.push(id) }, context: new Map() });
  flushSync();
  const drawn = [...target.querySelectorAll<HTMLElement>('.legal')];
  expect(drawn.map((one) => one.dataset.man)).toEqual(['m1', 's1']);
  expect(target.querySelectorAll(REACHED)).toHaveLength(0);
  drawn[1]?.click();
  expect(pressed).toEqual(['s1']);
  void unmount(app);
});
