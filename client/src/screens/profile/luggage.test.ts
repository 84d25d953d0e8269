import { beforeEach, expect, test } from 'vitest';
import { keep, recall } from '../../memory';
import { kindOf, pack, unpack } from './luggage';

beforeEach(() => localStorage.clear());

test('what one device has packed another one has, and neither loses anything', () => {
  keep('name', 'Mara');
  keep('record', '[{"table":"a"},{"table":"b"}]');
  keep('push', '[{"place":"a","endpoint":"of this browser"}]');
  localStorage.setItem('other', 'not ours');
  const file = pack();
  expect(file).not.toContain('not ours');
  expect(file).not.toContain('of this browser');
  localStorage.clear();
  keep('record', '[{"table":"b","at":1},{"table":"c"}]');
  keep('theme', 'dark');
  expect(unpack(file)).toBe(true);
  expect(JSON.parse(recall('record') ?? '')).toEqual([{ table: 'b', at: 1 }, { table: 'c' }, { table: 'a' }]);
  expect([recall('name'), recall('theme')]).toEqual(['Mara', 'dark']);
});

test('a file is named for what it is', () => {
  expect([pack(), 'anpfiff replay 1\ngame finale', '{}', ''].map(kindOf)).toEqual(['device', 'match', null, null]);
});

test('a file of another kind changes nothing', () => {
  keep('name', 'Mara');
  for (const text of [
    '',
    '7',
    'null',
    '{}',
    '{"anpfiff":1}',
    '{"anpfiff":1,"kept":{"name":7}}',
    '{"anpfiff":2,"kept":{}}',
  ]) {
    expect(unpack(text)).toBe(false);
  }
  expect(recall('name')).toBe('Mara');
});
