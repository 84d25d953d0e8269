import { openTables, Refusal, summary, type Summary } from '../../api';
import { seatNames } from '../../format';
import { enter } from '../profile/record';
import { settings, t } from '../../settings.svelte';
import { forget, myTables, type MyTable } from '../../my_tables';
import { titleOf } from './boxes';

export interface Mine {
  mine: MyTable;
  table: Summary;
}
export interface HomeTables {
  running: Mine[];
  over: Mine[];
  open: Summary[];
}

const MOST = 24;

/** All tables the home page shows: mine that run, mine that are over, and public ones. */
export async function homeTables(): Promise<HomeTables> {
  const mine = myTables().slice(0, MOST);
  const [found, open] = await Promise.all([Promise.all(mine.map(look)), openTables().catch(() => ({ tables: [] }))]);
  const known = found.filter((one) => one !== null);
  for (const one of known) if (one.table.result) enterOld(one);
  const isMine = new Set(mine.map((one) => one.table));
  return {
    running: known.filter((one) => one.table.status === 'running' || one.table.status === 'open'),
    over: known.filter((one) => one.table.status === 'over'),
    open: open.tables.filter((one) => !isMine.has(one.id)),
  };
}

/** A match that ended while this device was elsewhere goes into its record, too. */
function enterOld({ mine, table }: Mine): void {
  const [seat] = mine.seats;
  if (seat === undefined || mine.seats.length > 1 || mine.practice || !table.result) return;
  enter({
    table: table.id,
    game: table.game,
    at: table.opened,
    names: seatNames(table.seats, settings.words),
    bots: table.seats.map((one) => (one.kind === 'bot' ? one.bot : null)),
    seat,
    places: table.result.places,
    score: table.result.score ?? [],
  });
}

async function look(mine: MyTable): Promise<Mine | null> {
  try {
    return { mine, table: await summary(mine.table, mine.key) };
  } catch (error) {
    if (error instanceof Refusal && error.kind === 'unknown') forget(mine.table);
    return null;
  }
}

export const isMyTurn = ({ mine, table }: Mine): boolean => table.asked.some((seat) => mine.seats.includes(seat));

/** A match of mine by its game and the others at the table. */
export function against({ mine, table }: Mine): string {
  const names = seatNames(table.seats, settings.words);
  const others = names.filter((_, seat) => !mine.seats.includes(seat));
  return t('list-against', { game: titleOf(table.game), others: (others.length ? others : names).join(', ') });
}
