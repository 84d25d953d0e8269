import { expect, it } from 'vitest';
import type { Touch } from '../../table/director/touched';
import { NO_PREVIEW } from '../../table/skin';
import type { TurnProps } from '../../table/turn.svelte';
import { newsOf } from '../../table/samples';
import { Words } from '../../words';
import { BOX, cupOf, factsOf } from './samples';
import type { Game } from './state';
import { Scene } from './scene.svelte';
import { Sight } from './sight.svelte';
import { Turn } from './turn.svelte';

const words = new Words('en', { ftl: '', names: {}, verbs: {} });

/** A phone on which seat 0 looks at group A while somebody moves in group B; where it looks then. */
function lookedAt(chair: number | null, replay: boolean, seat: number): { group: string; moved: boolean } {
  const table = cupOf();
  const news = newsOf<Game>({ chair, view: { table, facts: factsOf(table) } });
  const move: Touch = { seat, event: 'laid', what: { team: 'france', against: 'japan' }, isLast: true };
  const turn = new Turn(
    () => ({ news, words, busy: false, preview: NO_PREVIEW }) as unknown as TurnProps,
    () => BOX,
  );
  const sight = new Sight();
  const scene = (touched: Touch[]): Scene =>
    new Scene(() => ({ lines: [], words, explain: () => undefined, touched, replay }), turn, sight);
  scene([]).follow(false);
  expect([sight.zoom, sight.group]).toEqual(['group', 'A']);
  const next = scene([move]);
  next.follow(false);
  return { group: sight.group, moved: next.moved !== '' };
}

it('on a phone the board stays where one looks, and goes with what happens for who only watches', () => {
  expect(lookedAt(0, false, 1)).toEqual({ group: 'A', moved: true });
  expect(lookedAt(0, false, 0), 'one’s own answer').toEqual({ group: 'A', moved: false });
  expect(lookedAt(null, false, 1), 'a guest').toEqual({ group: 'B', moved: true });
  expect(lookedAt(0, true, 0), 'one’s own answer in a replay').toEqual({ group: 'B', moved: true });
});
