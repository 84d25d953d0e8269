/** News for the tests. */
import type { Decision, News, SeatInfo, View } from '../generated/protocol';
import type { AnyGame, ViewOf } from './look';

type Given<G extends AnyGame> = Partial<Omit<News, 'view' | 'decision'>> & {
  decision?: Pick<Decision, 'prompt' | 'options'> & Partial<Decision>;
  view: Partial<ViewOf<G>> & Pick<G, 'table' | 'facts'>;
};

const seat = (name: string): SeatInfo => ({
  name,
  kind: 'person',
  bot: null,
  state: 'ready',
  part: '',
  plays_like: null,
  visiting: false,
});

/** A match of two seats goes on, and the first looks at it; with what is given. */
export function newsOf<G extends AnyGame>({ view, decision, ...given }: Given<G>): News {
  return {
    type: 'news',
    ply: 1,
    chair: 0,
    status: 'running',
    seats: ['Ann', 'Bo'].map(seat),
    asked: [],
    proposal: null,
    may_undo: false,
    result: null,
    secret: null,
    lesson: null,
    fate: null,
    since: 0,
    lines: [],
    stills: [],
    ...given,
    decision: decision ? { seat: 0, role: 0, rule: '', form: null, forced: null, odds: null, ...decision } : null,
    view: { agenda: [], roles: [0, 1], colours: [], sealed: [[], []], ...view } as View,
  };
}
