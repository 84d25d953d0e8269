import { expect, test } from 'vitest';
import { localTime, momentOf } from './moments';

test('a field for dates and people mean the same moment', () => {
  const at = new Date(2026, 10, 20, 20, 30).getTime();
  expect(localTime(at)).toBe('2026-11-20T20:30');
  expect(new Date(localTime(at)).getTime()).toBe(at);
  expect(momentOf(at, 'de')).toMatch(/Freitag.*20\. November.*20:30/);
});
