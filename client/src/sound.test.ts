import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Sound } from './sound';

/** When each source of a sound begins, in seconds. */
let starts: number[];

class TestContext {
  state = 'running';
  currentTime = 0;
  sampleRate = 100;
  destination = {};
  private readonly param = { value: 0, setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} };
  private readonly node = {
    gain: this.param,
    frequency: this.param,
    Q: this.param,
    connect: (to: unknown) => to,
    start: (at: number) => starts.push(at),
    stop: () => {},
  };
  createGain = () => this.node;
  createOscillator = () => this.node;
  createBiquadFilter = () => this.node;
  createBufferSource = () => this.node;
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
}

beforeEach(() => {
  starts = [];
  vi.resetModules();
  vi.stubGlobal('AudioContext', TestContext);
});
afterEach(() => {
  vi.resetModules(); // the page keeps one context for all its sounds
  vi.unstubAllGlobals();
});

/** How many sources sound, and when the last of them begins. */
async function heard(sound: Sound): Promise<[sources: number, last: number]> {
  const { play } = await import('./sound');
  starts = [];
  await play(sound, 50);
  return [starts.length, Math.max(...starts)];
}

test('the referee blows once to stop play, twice at half-time and three times at the end', async () => {
  const blows = [await heard('whistleShort'), await heard('whistleHalf'), await heard('whistleLong')];
  expect(blows.map(([sources]) => sources / 2)).toEqual([1, 2, 3]);
});

test('a red card is a whistle and a booking; a champion is cheered longer than a goal', async () => {
  expect((await heard('sendingOff'))[0]).toBe((await heard('whistleShort'))[0] + (await heard('booking'))[0]);
  expect((await heard('champion'))[1]).toBeGreaterThan((await heard('goal'))[1]);
  expect((await heard('out'))[0]).toBeGreaterThan((await heard('near'))[0]);
});

test('a browser that will not sound stays silent', async () => {
  vi.stubGlobal('AudioContext', undefined);
  expect(await heard('goal')).toEqual([0, -Infinity]);
});

test('what a browser kept back until the first tap is left out, and what comes with the tap is heard', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  let tap: () => void = () => {};
  const tapped = new Promise<void>((done) => (tap = done));
  vi.stubGlobal(
    'AudioContext',
    class extends TestContext {
      state = 'suspended';
      resume = () => tapped;
    },
  );
  const { play } = await import('./sound');
  const whistle = play('whistleShort', 50);
  vi.advanceTimersByTime(5000);
  const goal = play('goal', 50);
  tap();
  await Promise.all([whistle, goal]);
  vi.useRealTimers();
  expect(starts).toHaveLength(1); // the crowd, without the whistle
});
