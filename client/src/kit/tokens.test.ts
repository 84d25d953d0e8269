import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
const tokens = new Map([...css.matchAll(/--([\w-]+):\s*([^;]+);/g)].map((match) => [match[1] ?? '', match[2] ?? '']));

function colour(name: string, isDark: boolean): number[] {
  const value = tokens.get(name) ?? '';
  const both = /light-dark\((#\w+),\s*(#\w+)\)/.exec(value);
  const hex = both ? (isDark ? both[2] : both[1]) : value;
  return [1, 3, 5].map((at) => parseInt((hex ?? '').slice(at, at + 2), 16) / 255);
}

function luminance(name: string, isDark: boolean): number {
  const [red = 0, green = 0, blue = 0] = colour(name, isDark).map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string, isDark: boolean): number {
  const [a, b] = [luminance(one, isDark), luminance(other, isDark)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const cross = (ones: string[], others: string[], least: number): [string, string, number][] =>
  ones.flatMap((one) => others.map((other): [string, string, number] => [one, other, least]));

test.each([
  ...cross(['text', 'quiet', 'light-text', 'good', 'bad'], ['night', 'stand', 'tier'], 4.5),
  ...cross(['chalk', 'chalk-2'], ['pitch', 'mown'], 4.5),
  ...cross(['ink', 'ink-2'], ['paper', 'paper-2'], 4.5),
  ...cross(
    ['chalk'],
    [
      'home',
      'away',
      'seat-3',
      'seat-4',
      'k-keeper',
      'k-midfield',
      'k-forward',
      'k-purple',
      'k-green',
      'k-orange',
      'rank-1',
      'rank-2',
      'rank-3',
      'rank-4',
    ],
    4.5,
  ),
  ...cross(['ink'], ['k-defence', 'rank-5', 'rank-6', 'yellow-card'], 4.5),
  ...cross(['light-ink'], ['light'], 4.5),
  ...cross(['edge', 'light-edge', 'home-line', 'away-line'], ['night', 'stand', 'tier'], 3),
  ...cross(['light'], ['pitch', 'mown'], 3),
])('%s on %s has a contrast of at least %d', (one, other, least) => {
  for (const isDark of [false, true]) expect(contrast(one, other, isDark)).toBeGreaterThanOrEqual(least);
});
