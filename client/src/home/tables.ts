import { openTables, Refusal, summary, type Summary } from '../api';
import { forget, myTables, type MyTable } from '../my_tables';

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
  const isMine = new Set(mine.map((one) => one.table));
  return {
    running: known.filter((one) => one.table.status === 'running' || one.table.status === 'open'),
    over: known.filter((one) => one.table.status === 'over'),
    open: open.tables.filter((one) => !isMine.has(one.id)),
  };
}

async function look(mine: MyTable): Promise<Mine | null> {
  try {
    return { mine, table: await summary(mine.table, mine.key) };
  } catch (error) {
    if (error instanceof Refusal && error.kind === 'unknown') forget(mine.table);
    return null;
  }
}
