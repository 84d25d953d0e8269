/** The table of points: the round reached, then points, then the difference of the group. */
import { KNOCK_OUT, type CupView } from './view';

export interface Row {
  role: number;
  place: number;
  points: number;
  difference: number;
  isIn: boolean;
  isChampion: boolean;
}

export function standingsOf(table: CupView): Row[] {
  const rows = table.camps.map((camp, role) => ({
    role,
    points: camp.points,
    difference: camp.noted.slice(0, 3).reduce((sum, one) => sum + one, 0),
    isIn: camp.is_in,
    isChampion: table.champions.includes(role),
    rank: [Number(table.champions.includes(role)), KNOCK_OUT.indexOf(camp.round)],
  }));
  const keyed = rows.map((row) => ({ row, key: [...row.rank, row.points, row.difference] }));
  const compare = (a: number[], b: number[]): number => a.reduce((found, one, k) => found || (b[k] ?? 0) - one, 0);
  keyed.sort((a, b) => compare(a.key, b.key) || a.row.role - b.row.role);
  return keyed.map(({ row: { rank: _, ...row }, key }) => ({ ...row, place: 1 + keyed.filter((other) => compare(other.key, key) < 0).length }));
}
