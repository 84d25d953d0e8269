import { line } from './line';
import type {
  AgainWish,
  ChanceAt,
  CompetitionWish,
  EditionInfo,
  Endpoints,
  Film,
  GameInfo,
  HookWish,
  InviteBot,
  Mark,
  Moment,
  OpenCompetition,
  OpenLesson,
  OpenTable,
  OptionInfo,
  Problem,
  PushWish,
  Report as Figures,
  SeatWish,
  TableSummary,
  ToldAt,
} from './generated/protocol';
import type { Language } from './words';

export type { ChanceAt, EditionInfo, Film, GameInfo, Mark, Moment, OptionInfo, ToldAt };
export type OptionValue = OptionInfo['default'];
/** How a match ended: places from first to last, and the champion of a tournament by id; the rest is the game's own. */
export interface Result {
  reason: string;
  places: number[][];
  score?: number[];
  champion?: string;
  /** By seat: the goals of a shoot-out. */
  kicks?: number[];
}
export type Summary = Omit<TableSummary, 'result'> & { result: Result | null };
export type Report = Omit<Figures, 'result'> & { result: Result | null };
export type NewTable = OpenTable;
export type NewSeat = SeatWish;

/** Something the server would not do; the client has words for every kind. */
export class Refusal extends Error {
  readonly kind: string;
  readonly rule: string | null;
  constructor(kind: string, message: string, rule: string | null = null) {
    super(message);
    this.kind = kind;
    this.rule = rule;
  }
}

type Endpoint = keyof Endpoints;
type Names<E> = E extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;
/** The names in the path of an endpoint. */
type At<E extends Endpoint> = Record<Names<E>, string>;
type Query = Record<string, string | number>;

function pathOf(endpoint: Endpoint, at: Record<string, string>, query: Query): string {
  const path = endpoint.slice(endpoint.indexOf('/'));
  const asked = Object.entries(query).map(([name, value]) => `${name}=${value}`);
  const named = path.replace(/{(\w+)}/g, (_, name: string) => encodeURIComponent(at[name]!));
  return asked.length ? `${named}?${asked.join('&')}` : named;
}

/** Call an endpoint; its answer is read to the end, or the connection would stay open. */
async function call<E extends Endpoint>(
  endpoint: E,
  at: At<E>,
  { token = '', query = {}, body }: { token?: string; query?: Query; body?: Endpoints[E]['takes'] } = {},
): Promise<Endpoints[E]['gives']> {
  const headers = new Headers();
  if (token) headers.set('Authorization', `Bearer ${token}`);
  if (body) headers.set('Content-Type', 'application/json');
  const init = { method: endpoint.split(' ')[0]!.toUpperCase(), headers, ...(body && { body: JSON.stringify(body) }) };
  const answer = await line.ask(pathOf(endpoint, at, query), init).catch(() => {
    throw new Refusal('offline', 'no answer');
  });
  if (answer.ok) {
    const isJson = answer.headers.get('Content-Type')?.startsWith('application/json');
    return (await (isJson ? answer.json() : answer.text())) as Endpoints[E]['gives'];
  }
  const { error } = ((await answer.json().catch(() => null)) ?? {}) as Partial<Problem>;
  const fallback =
    answer.status === 404 ? 'unknown' : answer.status === 401 || answer.status === 403 ? 'forbidden' : 'busy';
  throw new Refusal(error?.kind ?? fallback, error?.message ?? answer.statusText, error?.rule ?? null);
}

/** An endpoint that is called once for each path; when that fails, it is called again. */
function kept<E extends Endpoint>(endpoint: E): (at: At<E>, query?: Query) => Promise<Endpoints[E]['gives']> {
  const known = new Map<string, Promise<Endpoints[E]['gives']>>();
  return (at, query = {}) => {
    const path = pathOf(endpoint, at, query);
    const found =
      known.get(path) ??
      call(endpoint, at, { query }).catch((error: unknown) => {
        known.delete(path);
        throw error;
      });
    known.set(path, found);
    return found;
  };
}

const shelf = kept('get /api/games');
export const games = () => shelf({});
const gameWords = kept('get /api/games/{game}/words/{language}');
export const words = (game: string, language: Language) => gameWords({ game, language });
const stock = kept('get /api/games/{game}/cards');
/** A game's cards; with an owner's file as it says, or a refusal that says what is wrong with it. */
export const cards = (game: string, own = '') =>
  own ? call('post /api/games/{game}/cards', { game }, { body: { own_cards: own } }) : stock({ game });
const sheets = kept('get /api/games/{game}/owner');
/** What an owner of the box can enter. */
export const owner = (game: string, lang: Language) => sheets({ game }, { lang });
/** What is right in an owner's file, and what is wrong. */
export const readOwn = (game: string, own: string) =>
  call('post /api/games/{game}/owner', { game }, { body: { own_cards: own } });
const gameRules = kept('get /api/games/{game}/rules');
export const rules = (game: string, lang: Language) => gameRules({ game }, { lang });
const hints = kept('get /api/games/{game}/board');
export const board = (game: string) => hints({ game });
const allPuzzles = kept('get /api/games/{game}/puzzles');
/** The puzzles of a game, the easiest first; none where it has none. */
export const puzzles = async (game: string) => (await allPuzzles({ game })).puzzles.map((one) => ({ ...one, game }));
const plans = kept('get /api/games/{game}/lessons');
/** The lessons of a game, with what is said in them in one language. */
export const lessonsOf = async (game: string, lang: Language) => (await plans({ game }, { lang })).lessons;
const concepts = kept('get /api/games/{game}/concepts');
/** The concepts of a game, with what is said about them in one language. */
export const conceptsOf = async (game: string, lang: Language) => (await concepts({ game }, { lang })).concepts;
export const openLesson = (game: string, lesson: string, body: OpenLesson) =>
  call('post /api/games/{game}/lessons/{lesson}', { game, lesson }, { body });

export const lay = (body: NewTable) => call('post /api/tables', {}, { body });
export const openTables = () => call('get /api/tables', {}) as Promise<{ tables: Summary[] }>;
/** The bots of other people that stand here now. */
export const visitingBots = () => call('get /api/bots', {});
/** Send for one of them, with the link of a free seat. */
export const inviteBot = (bot: string, body: InviteBot) => call('post /api/bots/{bot}/invitations', { bot }, { body });
export const summary = (table: string, token: string) =>
  call('get /api/tables/{table}', { table }, { token }) as Promise<Summary>;
export const course = (table: string, token: string) => call('get /api/tables/{table}/course', { table }, { token });
export const review = (table: string, token: string) => call('get /api/tables/{table}/review', { table }, { token });
export const report = (table: string, token: string) =>
  call('get /api/tables/{table}/report', { table }, { token }) as Promise<Report>;
export const film = (table: string, token: string, chair: string, from: number, to: number, since = from) =>
  call('get /api/tables/{table}/film', { table }, { token, query: { chair, from, to, since } });
/** What the file of a match says, or a refusal that says what is wrong with it. */
export const matchFile = (replay: string) => call('post /api/matches', {}, { body: { replay } });
export const replayFile = (table: string, token: string) =>
  call('get /api/tables/{table}/replay', { table }, { token });
export const qr = (link: string) => call('post /api/qr', {}, { body: { link } });
/** Where the same people play again. */
export const again = (table: string, token: string) => call('get /api/tables/{table}/again', { table }, { token });
export const playAgain = (table: string, token: string, body: AgainWish) =>
  call('post /api/tables/{table}/again', { table }, { token, body });

/** A table, or a competition: no table has a dash in its name. */
const place = (id: string) => (id.includes('-') ? 'competitions/{competition}' : 'tables/{table}');
const named = (id: string) => ({ competition: id, table: id });
/** What this server signs its notices with; none where its host sends none. */
export const pushKey = () => call('get /api/push', {});
export const subscribe = (id: string, token: string, body: PushWish) =>
  call(`post /api/${place(id)}/push`, named(id), { token, body });
export const unsubscribe = (id: string, token: string, endpoint: string) =>
  call(`delete /api/${place(id)}/push`, named(id), { token, body: { endpoint } });
export const addHook = (id: string, token: string, body: HookWish) =>
  call(`post /api/${place(id)}/hook`, named(id), { token, body });
export const dropHook = (id: string, token: string, url: string) =>
  call(`delete /api/${place(id)}/hook`, named(id), { token, body: { url } });
/** By when I have to answer or to play, for a calendar. */
export const calendarFile = (id: string, token: string, lang: string) =>
  call(`get /api/${place(id)}/calendar`, named(id), { token, query: { lang } });

export const openCompetition = (body: OpenCompetition) => call('post /api/competitions', {}, { body });
/** Do something in a competition. */
export const wish = (id: string, body: CompetitionWish, token: string) =>
  call('post /api/competitions/{competition}', { competition: id }, { token, body });
