/** The same people again: a table or a series that everybody who played finds by the key they had. */
import { again as ask, playAgain as open, type NewSeat, type NewTable } from '../../api';
import { rememberCup } from '../competition/my_competitions';
import { myTable, remember } from '../../my_tables';
import type { Again, AgainWish } from '../../generated/protocol';
import { pin } from '../../table/fair';
import type { Session } from '../../table/session.svelte';

/** Whether the seats can be changed: between two. */
export const maySwap = (session: Session): boolean => session.news?.seats.length === 2;

/** Whether a series can follow: between two, with a device each; a visiting bot is called to a table, to a series it is not. */
export const maySeries = (session: Session): boolean =>
  maySwap(session) && session.device.holds.length === 1 && !session.news?.seats.some((seat) => seat.visiting);

/** Whether somebody else could open it, too. */
export const hasOthers = (session: Session): boolean =>
  session.news?.seats.some((seat, k) => seat.kind === 'person' && !session.device.holds.includes(k)) ?? false;

/** Whether the same table can be laid anew by anybody: no competition, lesson, practice or real box says what follows. */
const isFree = ({ info }: Session): boolean => !!info && !info.competition && !info.lesson && !info.given && !info.real;

/** Whether this device has played a whole match against bots, and nothing but that. */
export const isPlayedAlone = (session: Session): boolean =>
  isFree(session) && session.device.holds.length === 1 && !hasOthers(session);

/** Whether this device has given up its seat among bots, who have played the match to its end. */
export function hasGivenUp(session: Session): boolean {
  const { news, device } = session;
  const mine = device.mine?.seats ?? [];
  if (!isFree(session) || device.holds.length || mine.length !== 1) return false;
  return news!.seats.every((seat, k) => seat.kind === 'bot' && mine.includes(k) === (seat.state === 'resigned'));
}

/** The same match with the same seats; against bots of another league, if one is named. */
export function againAgainst(session: Session, league = ''): Omit<NewTable, 'key'> {
  const { game, edition, options, clock, own_cards } = session.info!;
  const seats = session.news!.seats.map((seat): NewSeat =>
    seat.bot === null || seat.state === 'resigned'
      ? { kind: 'me', name: seat.name }
      : { kind: 'bot', bot: league || seat.bot },
  );
  return { game, edition, options, clock, own_cards, seats };
}

const keyOf = (session: Session): string => myTable(session.id)?.key ?? '';

/** What another has opened already; null while nobody has. */
export async function opened(session: Session): Promise<Again | null> {
  const found = await ask(session.id, keyOf(session));
  return found.table || found.competition ? found : null;
}

/** Opens it, or comes to what another has opened; the answer is where it lies. */
export async function playAgain(session: Session, wish: AgainWish): Promise<string> {
  return arrive(session, await open(session.id, keyOf(session), wish));
}

/** Remember my key for it; the answer is where it lies. */
export function arrive(session: Session, found: Again): string {
  const { game } = session.info!;
  const key = keyOf(session);
  const names = session.news!.seats.map((seat) => seat.name);
  if (found.competition) {
    rememberCup({ id: found.competition, name: names.join(' – '), game, key, link: '', opened: Date.now() });
    return `/cup/${found.competition}`;
  }
  pin(found.table, found.commitment, true);
  const { table, watch, seats } = found;
  remember({ table, game, key, seats, invites: {}, watch, opened: Date.now(), names: [] });
  return `/t/${table}`;
}
