/** How near one looks at a tournament: all of it, a group, a match, the bracket, or the score sheet. Bar and board share it. */
export type Zoom = 'all' | 'group' | 'match' | 'bracket' | 'sheet';

export class Sight {
  zoom = $state<Zoom>('all');
  group = $state('');
  /** The row that is looked at closely, or −1 for the one that was touched last. */
  row = $state(-1);
  /** Only matches of one's own teams are to be seen well. */
  onlyMine = $state(false);
  /** Whose team is whose, as a sheet on small screens. */
  isAsking = $state(false);
}

const known = new Map<string, Sight>();

/** The sight of a table; it stays while somebody goes to full time and back. */
export function sightOf(table: string): Sight {
  const found = known.get(table) ?? new Sight();
  known.set(table, found);
  return found;
}
