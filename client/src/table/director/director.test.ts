/** What a hand does to the film: cutting it short, going away, seeing it again; and what stays of it. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Line, News, View } from '../../generated/protocol';
import { validLines } from '../lines';
import { Director, type Fresh } from './director.svelte';
import type { Pace } from './queue';

const MEANINGS = {
  laid: ['card'],
  put: ['piece'],
  drew: ['card', 'hand'],
  rolled: ['dice'],
  missed: ['verdict'],
  scored: ['goal'],
  sent_off: ['red'],
};
const told = (event: string): Line => ({ line: 'told', event, args: {} });
const said = (seat: number): Line => ({ line: 'said', at: 0, seat, action: 'shoot', by: null });
const [GOAL, RED, LAID] = [2600, 2200, 840];
/** Longer than anything that is told here. */
const LONG = 10_000;
/** Somebody listens so often. */
const STEP = 100;

/** A table at which somebody watches from the first seat. */
class Table {
  pace: Pace = { speed: 'calm', isStill: false };
  rests = 0;
  /** Everything that was spoken, a question as "?". */
  readonly spoken: string[] = [];
  private readonly all: Line[] = [];
  private heard = 0;
  readonly director = new Director({
    meanings: () => MEANINGS,
    pace: () => this.pace,
    rested: () => (this.rests += 1),
  });

  constructor() {
    this.tell([], false);
  }

  /** The server tells this; every event but these has a picture, on which the goals so far can be counted. */
  tell(lines: Line[], isAsked = true, unseen = ''): void {
    const since = this.all.length;
    this.all.push(...lines);
    const stills = this.all.flatMap((line, k) =>
      k >= since && line.line === 'told' && line.event !== unseen ? [{ ply: k + 1, view: this.viewAt(k + 1) }] : [],
    );
    const news = {
      ply: this.all.length,
      since,
      stills,
      chair: 0,
      view: this.viewAt(this.all.length),
      decision: isAsked ? { seat: 0 } : null,
      status: 'running',
    } as unknown as News;
    this.director.hear(news, validLines(this.all), isAsked, false);
  }

  /** Some time goes by. */
  async wait(ms: number): Promise<void> {
    for (let gone = 0; gone <= ms; gone += STEP) {
      await vi.advanceTimersByTimeAsync(Math.min(STEP, ms - gone));
      this.listen(this.director.fresh);
    }
  }

  /** What is on, how many goals the board shows, how many lines are told, and whether somebody is asked. */
  get shows(): [on: string | null, goals: unknown, lines: number, isAsked: boolean] {
    const { playing, news, lines } = this.director;
    return [playing?.moment.kind ?? null, news?.view?.table.goals, lines.length, news?.decision != null];
  }

  /** The event that has just happened. */
  get just(): string | undefined {
    const line = this.director.just?.headline?.line;
    return line?.line === 'told' ? line.event : undefined;
  }

  /** The page is loaded again: everything so far is told in one go. */
  reload(isAsked = false): void {
    this.director.wipe();
    const [lines, view] = [validLines(this.all), this.viewAt(this.all.length)];
    const news = { ply: this.all.length, since: 0, stills: [], chair: 0, view, status: 'running' };
    const decision = isAsked ? { seat: 0 } : null;
    this.director.hear({ ...news, decision } as unknown as News, lines, isAsked, false);
  }

  private viewAt(ply: number): View {
    const goals = this.all.slice(0, ply).filter((line) => line.line === 'told' && line.event === 'scored').length;
    return { table: { goals } } as unknown as View;
  }

  private listen({ lines, isAsked, count }: Fresh): void {
    if (count === this.heard) return;
    this.heard = count;
    this.spoken.push(...lines.flatMap((line) => (line.line === 'told' ? [line.event] : [])), ...(isAsked ? ['?'] : []));
  }
}

let table: Table;
beforeEach(() => {
  vi.useFakeTimers();
  table = new Table();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const goalAndRed = [said(1), told('scored'), told('sent_off')];

test('without a hand each moment takes its time, and the question comes last', async () => {
  table.tell(goalAndRed);
  expect(table.shows).toEqual(['goal', 0, 0, false]);
  await table.wait(GOAL - 1);
  expect(table.shows).toEqual(['goal', 1, 2, false]);
  await table.wait(1);
  expect(table.shows).toEqual(['red', 1, 2, false]);
  await table.wait(RED);
  expect(table.shows).toEqual([null, 1, 3, true]);
  expect([table.rests, table.spoken.at(-1)]).toEqual([2, '?']);
});

test('what is only told is not marked on the board before it lies there', async () => {
  const drawn = (): string[] => table.director.drawn.flatMap(({ line }) => (line.line === 'told' ? [line.event] : []));
  table.tell([said(1), told('laid'), told('counted'), told('scored')], true, 'laid');
  await table.wait(LAID - 1);
  expect([table.shows[2], drawn()], 'the sentence stands there, the card is on its way').toEqual([2, []]);
  await table.wait(1);
  expect(drawn()).toEqual(['laid', 'counted']);
  await table.wait(LONG);
  expect(drawn()).toEqual(['laid', 'counted', 'scored']);
  table.director.again();
  expect(drawn()).toEqual([]);
});

describe('a tap', () => {
  test('ends the moment that is on, with all that it tells; the next one begins', async () => {
    table.tell(goalAndRed);
    expect(table.director.tap(1000)).toBe(true);
    expect(table.shows).toEqual(['red', 1, 2, false]);
    await table.wait(RED - 1);
    expect(table.shows).toEqual(['red', 1, 3, false]);
    await table.wait(1);
    expect(table.shows).toEqual([null, 1, 3, true]);
    expect(table.spoken).toEqual(['scored', 'sent_off', '?']);
  });

  test('and a second one end all that waits', async () => {
    table.tell([...goalAndRed, told('scored')]);
    table.director.tap(1000);
    table.director.tap(1200);
    expect(table.shows).toEqual([null, 2, 4, true]);
    await table.wait(0);
    expect(table.spoken).toEqual(['scored', 'sent_off', 'scored', '?']);
    await table.wait(LONG);
    expect([table.rests, table.spoken.length], 'no timer is left over').toEqual([2, 4]);
  });

  test('is no second one after a while: somebody looks at one thing after the other', () => {
    table.tell([...goalAndRed, told('scored')]);
    table.director.tap(1000);
    table.director.tap(3000);
    expect(table.shows).toEqual(['goal', 1, 3, false]);
  });

  test('is no second one where something else is told by now', () => {
    table.tell([told('scored')]);
    table.director.tap(1000);
    expect(table.shows[0]).toBe(null);
    table.tell(goalAndRed);
    table.director.tap(1400);
    expect(table.shows[0]).toBe('red');
  });

  test('that comes twice by a trembling finger is one', () => {
    table.tell([...goalAndRed, told('scored')]);
    expect([table.director.tap(1000), table.director.tap(1119)]).toEqual([true, true]);
    expect(table.shows).toEqual(['red', 1, 2, false]);
    table.director.tap(1120);
    expect(table.shows).toEqual([null, 2, 4, true]);
  });

  test('that comes before anybody has read the question under it is meant for the film, also where that ended by itself', async () => {
    table.tell([said(1), told('scored')]);
    table.director.tap(1000);
    expect(table.shows).toEqual([null, 1, 2, true]);
    expect(table.director.tap(1399), 'not read yet').toBe(true);
    expect(table.director.tap(1400), 'one that answers').toBe(false);
    table.tell([said(1), told('scored')]);
    await table.wait(LONG);
    const ended = performance.now() - LONG + GOAL;
    expect([table.director.tap(ended + 399), table.director.tap(ended + 400)]).toEqual([true, false]);
  });

  test('after an answer of one’s own that only echoes waits for nothing', () => {
    table.tell([said(0), told('laid')]);
    expect(table.shows).toEqual([null, 0, 2, true]);
    expect(table.director.tap(performance.now())).toBe(false);
  });

  test('does nothing where nothing is played', () => {
    expect(table.director.tap(1000)).toBe(false);
  });
});

describe('a hidden page', () => {
  const hide = (isHidden: boolean): void => void vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);

  test('that is left during a moment is at the end of everything, and says what happened', async () => {
    table.tell(goalAndRed);
    await table.wait(100);
    hide(true);
    table.director.finish(); // as the page does when it is hidden
    hide(false);
    expect(table.shows).toEqual([null, 1, 3, true]);
    expect(table.just).toBe('sent_off');
    expect(table.director.mayRepeat, 'who has missed it can see it').toBe(true);
    await table.wait(LONG);
    expect(table.spoken).toEqual(['scored', 'sent_off', '?']);
  });

  test('plays nothing of what it is told: whoever comes back finds the end, and what happened', async () => {
    hide(true);
    table.tell([said(1), told('laid'), told('rolled'), told('missed')], false);
    table.tell([said(1), told('scored'), told('laid')]);
    hide(false);
    expect(table.shows).toEqual([null, 1, 7, true]);
    expect(table.just, 'the goal, not the card after it').toBe('scored');
    await table.wait(0);
    expect(table.spoken).toEqual(['laid', 'rolled', 'missed', 'scored', 'laid', '?']);
  });
});

describe('once more', () => {
  test('is what came since the last question, from the board before it; nothing is spoken twice', async () => {
    table.tell(goalAndRed);
    await table.wait(LONG);
    table.director.again();
    expect(table.shows).toEqual(['goal', 0, 0, false]);
    await table.wait(GOAL);
    expect(table.shows).toEqual(['red', 1, 2, false]);
    await table.wait(RED);
    expect(table.shows).toEqual([null, 1, 3, true]);
    expect(table.spoken).toEqual(['scored', 'sent_off', '?']);
  });

  test('can be cut short, and seen again', async () => {
    table.tell(goalAndRed);
    await table.wait(LONG);
    for (let times = 0; times < 2; times += 1) {
      table.director.again();
      table.director.tap(5000 * times + 5000);
      table.director.tap(5000 * times + 5200);
      expect(table.shows).toEqual([null, 1, 3, true]);
    }
    expect(table.director.mayRepeat).toBe(true);
  });

  test('does not swallow what happens meanwhile: that is played after it, spoken and asked', async () => {
    table.tell([said(1), told('scored')], false);
    await table.wait(LONG);
    table.director.again();
    table.tell([said(1), told('sent_off')]);
    expect(table.shows).toEqual(['goal', 0, 0, false]);
    await table.wait(GOAL);
    expect(table.shows).toEqual(['red', 1, 2, false]);
    await table.wait(RED);
    expect(table.shows).toEqual([null, 1, 4, true]);
    expect(table.spoken).toEqual(['scored', 'sent_off', '?']);
  });

  test('is not to be had before anything was played, nor while something is', () => {
    table.director.again();
    expect(table.shows).toEqual([null, 0, 0, false]);
    table.tell(goalAndRed);
    expect(table.director.mayRepeat).toBe(false);
    table.director.tap(1000);
    table.director.again();
    expect(table.shows, 'it is not begun anew').toEqual(['red', 1, 2, false]);
  });
});

describe('just now', () => {
  test('keeps a goal whose cards are told a moment later', async () => {
    table.tell([said(1), told('scored')], false);
    await table.wait(100);
    table.tell([said(2), told('laid')]);
    await table.wait(LONG);
    expect(table.just).toBe('scored');
  });

  test('keeps it also when all of it is cut short', async () => {
    table.tell([said(1), told('scored')], false);
    await table.wait(100);
    table.tell([said(2), told('laid')]);
    table.director.finish();
    expect(table.just).toBe('scored');
  });

  test('goes on to the card where the goal had been looked at before', async () => {
    table.tell([said(1), told('scored')], false);
    await table.wait(LONG);
    table.tell([said(2), told('laid')]);
    await table.wait(LONG);
    expect(table.just).toBe('laid');
  });

  test('keeps it when the page is loaded again in the middle of it, and others go on', async () => {
    table.tell([said(1), told('scored')], false);
    await table.wait(100);
    table.tell([said(2), told('laid')], false);
    table.reload();
    expect(table.just).toBe('scored');
    table.tell([said(2), told('laid')]);
    await table.wait(LONG);
    expect(table.just).toBe('scored');
  });

  test('keeps it when the page is loaded again after an answer of one’s own that only echoes', async () => {
    table.tell([said(1), told('scored')]);
    await table.wait(LONG);
    table.tell([said(0), told('laid')], false);
    await table.wait(LONG);
    expect(table.just).toBe('scored');
    table.reload();
    expect(table.just).toBe('scored');
    table.tell([said(2), told('laid')]);
    await table.wait(LONG);
    expect(table.just, 'what others do then is another story').toBe('laid');
  });

  test('is what was laid from here, as long as one waits for others', async () => {
    table.tell([said(1), told('laid')]);
    await table.wait(LONG);
    table.tell([said(0), told('put'), said(-1), told('drew')], false);
    await table.wait(LONG);
    expect(table.just).toBe('put');
    table.reload();
    expect(table.just).toBe('put');
    table.tell([said(1), told('missed')]);
    await table.wait(LONG);
    expect(table.just).toBe('missed');
  });

  test('stays what others did where one is asked on oneself', async () => {
    table.tell([said(1), told('laid')]);
    await table.wait(LONG);
    table.tell([said(0), told('put')]);
    await table.wait(LONG);
    expect(table.just).toBe('laid');
    table.reload(true);
    expect(table.just).toBe('laid');
  });

  test('is not changed by an answer of one’s own that tells nothing', async () => {
    table.tell([said(1), told('scored')]);
    await table.wait(LONG);
    table.tell([said(0)], false);
    await table.wait(LONG);
    expect(table.just).toBe('scored');
  });
});

test('without motion each moment is one still picture: told at once, and left standing to be read', async () => {
  table.pace = { speed: 'calm', isStill: true };
  table.tell(goalAndRed);
  expect(table.shows).toEqual(['goal', 1, 2, false]);
  await table.wait(1499);
  expect(table.shows).toEqual(['goal', 1, 2, false]);
  await table.wait(1);
  expect(table.shows).toEqual(['red', 1, 3, false]);
  await table.wait(1500);
  expect(table.shows).toEqual([null, 1, 3, true]);
});
