/** The same table once more: game, agreement and seats as they were, sides changed if that is wanted. */
import type { NewSeat } from '../api';
import { layTable } from '../new/lay';
import type { Session } from '../table/session.svelte';

/** Whether this game lets the sides be changed. */
export function maySwap(session: Session): boolean {
  return typeof session.info?.options.swap_sides === 'boolean';
}

/** Lays the table; the answer is where it lies. */
export function layAgain(session: Session, swap: boolean): Promise<string> {
  const info = session.info!;
  const { holds } = session.device;
  const options = { ...info.options };
  if (swap && maySwap(session)) options.swap_sides = !options.swap_sides;
  const seats = session.news!.seats.map((seat, k): NewSeat => {
    if (seat.bot) return { kind: 'bot', bot: seat.bot };
    return holds.includes(k) ? { kind: k === holds[0] ? 'me' : 'here', name: seat.name } : { kind: 'friend' };
  });
  const { game, edition, clock } = info;
  return layTable({ game, edition, options, seats, clock, public: info.public });
}
