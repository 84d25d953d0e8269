import { settings } from '../settings.svelte';
import type { Session } from './session.svelte';

/** Whether a match begins for whoever sits here, so that they are shown whom they play: once, and not to the hurried. */
export function isKickOff(session: Session): boolean {
  const { info, news, seat, lines } = session;
  if (!info || news?.status !== 'running' || seat === null || settings.speed === 'at-once') return false;
  const isBegun = lines.some(({ line }) => line.line === 'said' && line.seat === seat);
  if (isBegun || info.lesson || info.given) return false;
  return session.device.meet();
}
