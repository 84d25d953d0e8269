import type { Coach } from '../screens/lessons/coach.svelte';
import type { Tutor } from '../screens/lessons/tutor.svelte';
import type { Director } from './director/director.svelte';
import type { TableKey } from './keys';

/** Whoever is in a hurry taps: that ends what is played, or is for the assistant or the lesson, and does nothing else. */
export function tapped(event: Event, director: Director, tutor: Tutor, coach: Coach | undefined): void {
  const target = event.target as HTMLElement;
  const isAbove = target.closest('header [data-concept]') !== null;
  if (!(isAbove || target.closest('main, .aside')) || target.closest('.lesson')) return;
  const isTaken =
    (!isAbove && director.tap(event.timeStamp)) ||
    (coach?.isAsking && coach.tap(event)) ||
    (tutor.isOn && !isAbove && tutor.stops(target)) ||
    (coach?.tap(event) ?? false);
  if (tutor.isOn && (!isTaken || tutor.refused.length)) coach?.close();
  if (!isTaken) return;
  event.preventDefault();
  event.stopPropagation();
}

/** Enter and the space bar hurry on as a tap does; every other key does what it is listed for. */
export function pressed(event: KeyboardEvent, director: Director, keys: Record<TableKey, () => void>): void {
  const target = event.target as HTMLElement;
  const isTyped = target.matches('input, select, textarea');
  if ((event.key === 'Enter' || event.key === ' ') && !target.closest('dialog, header')) {
    // a key that is held down answers nothing: what it hurried past has led on to the next question meanwhile
    const isTaken = event.repeat ? director.isPlaying || !isTyped : hurried(event, director);
    if (!isTaken) return;
    event.preventDefault();
    event.stopPropagation();
    return;
  }
  const isOthers = isTyped || target.closest('dialog');
  if (event.ctrlKey || event.metaKey || event.altKey || isOthers || !Object.hasOwn(keys, event.key)) return;
  event.preventDefault();
  keys[event.key as TableKey]();
}

function hurried(event: Event, director: Director): boolean {
  if (!director.isHeld) return director.tap(event.timeStamp);
  director.release();
  return true;
}
