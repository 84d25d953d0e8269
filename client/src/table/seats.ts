import type { News, SeatInfo } from '../generated/protocol';

/** Which seats this device plays, and which a bot plays for it: a seat that was given up is neither. */
export function mySeats(news: News, holds: number[], away: number[]): [holds: number[], away: number[]] {
  const left = holds.filter((seat) => news.seats[seat]?.kind === 'bot');
  if (!left.length) return [holds, away];
  return [
    holds.filter((seat) => !left.includes(seat)),
    [...away, ...left.filter((seat) => news.seats[seat]?.state === 'away')],
  ];
}

/** The seats of others at which a bot stands in until somebody comes back. */
export function standIns(news: News, away: readonly number[]): number[] {
  if (news.status !== 'running') return [];
  return news.seats.flatMap((seat, k) => (seat.state === 'away' && !away.includes(k) ? [k] : []));
}

/** The seats of this device that wait for somebody to come back to them. */
export function emptySeats(news: News, holds: readonly number[], away: readonly number[]): number[] {
  if (news.status !== 'running') return [];
  return [
    ...away.filter((seat) => news.seats[seat]?.state === 'away'),
    ...holds.filter((seat) => news.seats[seat]?.state === 'left'),
  ];
}

/** Whether somebody gave up there, and a bot plays on for them to the end. */
export const isPlayedOn = (seat: SeatInfo | undefined): boolean => seat?.kind === 'bot' && seat.state === 'resigned';

/** Whether all seats of persons are on this device. */
export function isAlone(news: News, holds: readonly number[]): boolean {
  return news.seats.every((seat, k) => (seat.kind === 'bot' && seat.state !== 'away') || holds.includes(k));
}

/** The seat this device looks from when it comes: where it looked from last, or its only one. */
export function firstSeat(news: News | null, seats: readonly number[] = []): number | null {
  if (news) return news.chair;
  return seats.length === 1 ? (seats[0] ?? null) : null;
}
