import { games, summary, type NewSeat } from '../../api';
import { watchToken } from '../../links';
import { layTable } from '../new_table/lay';
import { opponentFor } from '../new_table/opponent';
import type { StartWish } from '../../generated/protocol';
import { myTable } from '../../my_tables';
import { settings, t } from '../../settings.svelte';

/** Lay a table at a position, alone against bots of the league one plays against; returns its id. */
export async function layPosition(
  game: string,
  seats: number | null,
  seat: number,
  start: Omit<StartWish, 'token'>,
  token = '',
): Promise<string> {
  const from = start.table ?? '';
  const right = token || myTable(from)?.key || (from ? watchToken(from) : '');
  const number = seats ?? (await summary(from, right)).seats.length;
  const shelf = (await games()).games.find((one) => one.key === game);
  const bot = shelf ? opponentFor(shelf) : 'greedy';
  const row = Array.from({ length: number }, (_, k): NewSeat =>
    k === seat ? { kind: 'me', name: settings.name || t('seat-default-name') } : { kind: 'bot', bot },
  );
  const path = await layTable({ game, seats: row, start: from ? { ...start, token: right } : start });
  return path.slice('/t/'.length);
}
