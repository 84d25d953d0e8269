import { afterEach, expect, it } from 'vitest';
import { router } from '../router.svelte';
import { posterHere, takeOver } from './begun';

afterEach(() => router.go('/'));

it('what a link is about is read until one goes elsewhere, and not when one comes back', () => {
  const target = document.createElement('div');
  target.innerHTML = '<p class="poster" lang="fr">Mara te défie</p>';
  router.go('/t/match');
  takeOver(target);
  expect(target.childElementCount).toBe(0);
  expect(posterHere()).toEqual({ title: 'Mara te défie', lang: 'fr' });
  router.go('/me');
  expect(posterHere()).toBeNull();
  router.go('/t/match');
  expect(posterHere()).toBeNull();
});
