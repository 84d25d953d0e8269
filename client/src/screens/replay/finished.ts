/** A table that is over, told as a table that is played: what its board needs to be drawn again. */
import type { Film, Summary } from '../../api';
import { named } from '../../format';
import type { News, TableInfo } from '../../generated/protocol';

/** What was agreed, as the film of a match tells it. */
export type Agreed = Pick<Film, 'options' | 'own_cards' | 'commitment'>;

export function infoOf(id: string, table: Summary, { options, own_cards, commitment }: Agreed): TableInfo {
  return {
    id,
    game: table.game,
    revision: table.revision,
    edition: table.edition,
    options,
    own_cards,
    commitment,
    seats: table.seats.length,
    clock: table.clock,
    public: table.public,
    opened: table.opened,
    competition: '',
    lesson: '',
    given: 0,
    goal: '',
    real: null,
    allows: [],
  };
}

/** One moment of it: nobody is asked any more. */
export function newsOf(table: Summary, names: readonly string[], view: News['view'], result: unknown = null): News {
  return {
    type: 'news',
    ply: 0,
    since: 0,
    lines: [],
    chair: null,
    status: 'over',
    seats: named(table.seats, names),
    asked: [],
    decision: null,
    view,
    proposal: null,
    may_undo: false,
    result: result as News['result'],
    secret: null,
    lesson: null,
    fate: null,
    stills: [],
  };
}
