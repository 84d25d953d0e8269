import { join } from 'node:path';
import { expect, test } from 'vitest';
import { noticesOf, packageOf } from '../licences/notices';

const MODULES = join(import.meta.dirname, '../node_modules').replaceAll('\\', '/');

test('a module belongs to the package it lies in', () => {
  expect(packageOf('/a/node_modules/svelte/src/internal/index.js?v=1')).toBe('/a/node_modules/svelte');
  expect(packageOf('/a/node_modules/@fluent/bundle/esm/bundle.js')).toBe('/a/node_modules/@fluent/bundle');
  expect(packageOf('/a/src/main.ts')).toBeNull();
});

test('the texts of all licences are there, each once', () => {
  const text = noticesOf([
    `${MODULES}/svelte/src/a.js`,
    `${MODULES}/svelte/src/b.js`,
    `${MODULES}/@fluent/bundle/esm/index.js`,
    '/ours/main.ts',
  ]);
  expect(text.match(/^svelte \d/gm)).toHaveLength(1);
  expect(text).toContain('Permission is hereby granted, free of charge');
  expect(text).toMatch(/^@fluent\/bundle [\d.]+ \(Apache-2\.0\)$/m);
  expect(text).toContain('TERMS AND CONDITIONS FOR USE, REPRODUCTION, AND DISTRIBUTION');
});
