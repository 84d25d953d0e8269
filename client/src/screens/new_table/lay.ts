import { lay, type GameInfo, type NewSeat, type NewTable, type OptionValue } from '../../api';
import { expected, guests, isVisiting } from '../../guests.svelte';
import { newKey, remember } from '../../my_tables';
import { pin } from '../../table/fair';
import type { Plans } from '../../table/skin';

export type Mode = 'bot' | 'here' | 'friend';

/** Sensible ways to begin, by game: what differs from the edition's own rules. */
const PRESETS: Record<string, Record<string, Record<string, OptionValue>>> = {
  finale: {
    first: { squads: 'starter', deck_mode: 'starter' },
    coach: {},
    cup: { tie_after_90: 'extra_time_and_shootout' },
    master: { deck_mode: 'free_choice', tie_after_90: 'extra_time_and_shootout' },
  },
};

export function presetsOf(game: string): Record<string, Record<string, OptionValue>> {
  return PRESETS[game] ?? {};
}

/** Who sits where when one only says against whom. */
export function seatsFor(mode: Mode, game: GameInfo, names: string[], bot: string): NewSeat[] {
  const others = Math.max(game.seats[0], 2) - 1;
  const rest: NewSeat[] = Array.from({ length: others }, (_, k) => {
    if (mode === 'bot') return { kind: 'bot', bot };
    if (mode === 'friend') return { kind: 'friend' };
    return { kind: 'here', name: names[k + 1] ?? names[0] ?? '' };
  });
  return [{ kind: 'me', name: names[0] ?? '' }, ...rest];
}

/** Lay a table, and remember this device's key for it. Returns where to go. */
export async function layTable(wish: Omit<NewTable, 'key'>, plans: Plans = {}): Promise<string> {
  const key = newKey();
  const laid = await lay({ ...wish, key }).catch((error: unknown) => {
    if (wish.seats.some((seat) => seat.bot && isVisiting(seat.bot))) void guests.look(); // it may have gone home
    throw error;
  });
  pin(laid.table, laid.commitment, true);
  const seats = wish.seats.flatMap((seat, k) => (seat.kind === 'me' || seat.kind === 'here' ? [k] : []));
  const names = wish.seats.map((seat) => seat.name ?? '');
  remember({
    table: laid.table,
    game: wish.game,
    key,
    seats,
    invites: laid.invites,
    watch: laid.watch,
    opened: Date.now(),
    names,
    expected: Object.fromEntries(Object.entries(laid.invited).map(([seat, bot]) => [seat, expected(bot)])),
    plans,
    ...(wish.start ? { practice: true } : {}),
  });
  return `/t/${laid.table}`;
}
