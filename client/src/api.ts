import type {
  Again,
  AgainWish,
  Cards,
  ChanceAt,
  CompetitionInfo,
  CompetitionOpened,
  CompetitionWish,
  Course,
  EditionInfo,
  Film,
  Mark,
  GameInfo,
  Games,
  GameWords,
  Invitations,
  InviteBot,
  InvitedBot,
  MatchFile,
  MatchReview,
  LessonPlan,
  ConceptNote,
  ConceptNotes,
  LessonPlans,
  OpenLesson,
  Moment,
  OwnersReading,
  OwnersSheet,
  OpenCompetition,
  OpenTable,
  OptionInfo,
  PushKey,
  HookWish,
  PushWish,
  Puzzles,
  Report as Figures,
  Rules,
  SeatWish,
  TableSummary,
  ToldAt,
  VisitingBotList,
} from './protocol';
import { line } from './line';
import type { Language } from './words';

export type { ChanceAt, EditionInfo, Film, GameInfo, Mark, Moment, OptionInfo, ToldAt };
export type OptionValue = number | boolean | string;
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

async function ask(path: string, init: RequestInit = {}, token = ''): Promise<Response> {
  const headers = new Headers(init.headers);
  if (token) headers.set('Authorization', `Bearer ${token}`);
  if (init.body) headers.set('Content-Type', 'application/json');
  const answer = await line.ask(path, { ...init, headers }).catch(() => {
    throw new Refusal('offline', 'no answer');
  });
  if (answer.ok) return answer;
  const body = (await answer.json().catch(() => null)) as {
    error?: { kind?: string; message?: string; rule?: string | null };
  } | null;
  const fallback =
    answer.status === 404 ? 'unknown' : answer.status === 401 || answer.status === 403 ? 'forbidden' : 'busy';
  throw new Refusal(
    body?.error?.kind ?? fallback,
    body?.error?.message ?? answer.statusText,
    body?.error?.rule ?? null,
  );
}

/** Ask for something whose answer says no more than that it is done; it is read to its end, or it would stay open. */
async function tell(path: string, init: RequestInit = {}, token = ''): Promise<void> {
  await (await ask(path, init, token)).text();
}

async function json<T>(path: string, init?: RequestInit, token?: string): Promise<T> {
  return (await ask(path, init, token)).json() as Promise<T>;
}

function kept<T>(load: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const known = new Map<string, Promise<T>>();
  return (key) => {
    const found =
      known.get(key) ??
      load(key).catch((error: unknown) => {
        known.delete(key);
        throw error;
      });
    known.set(key, found);
    return found;
  };
}

const name = encodeURIComponent;
const gameWords = kept<GameWords>((path) => json(path));
const gameRules = kept<Rules>((path) => json(path));

export const games = kept<Games>(() => json('/api/games'));
export const words = (game: string, lang: Language) => gameWords(`/api/games/${name(game)}/words/${lang}`);
const stock = kept<Cards>((game) => json(`/api/games/${name(game)}/cards`));
/** A game's cards; with an owner's file as it says, or a refusal that says what is wrong with it. */
export const cards = (game: string, own = '') =>
  own
    ? json<Cards>(`/api/games/${name(game)}/cards`, { method: 'POST', body: JSON.stringify({ own_cards: own }) })
    : stock(game);
const sheets = kept<OwnersSheet>((path) => json(path));
/** What an owner of the box can enter. */
export const owner = (game: string, lang: Language) => sheets(`/api/games/${name(game)}/owner?lang=${lang}`);
/** What is right in an owner's file, and what is wrong. */
export const readOwn = (game: string, own: string) =>
  json<OwnersReading>(`/api/games/${name(game)}/owner`, { method: 'POST', body: JSON.stringify({ own_cards: own }) });
export const rules = (game: string, lang: Language) => gameRules(`/api/games/${name(game)}/rules?lang=${lang}`);
export const board = kept<Record<string, unknown>>((game) => json(`/api/games/${name(game)}/board`));

const allPuzzles = kept<Puzzles>((game) => json(`/api/games/${name(game)}/puzzles`));
/** The puzzles of a game, the easiest first; none where it has none. */
export const puzzles = async (game: string) => (await allPuzzles(game)).puzzles.map((one) => ({ ...one, game }));

export const lay = (table: NewTable) =>
  json<Invitations>('/api/tables', { method: 'POST', body: JSON.stringify(table) });
export const openTables = () => json<{ tables: Summary[] }>('/api/tables');
/** The bots of other people that stand here now. */
export const visitingBots = () => json<VisitingBotList>('/api/bots');
/** Send for one of them, with the link of a free seat. */
export const inviteBot = (bot: string, seat: InviteBot) =>
  json<InvitedBot>(`/api/bots/${name(bot)}/invitations`, { method: 'POST', body: JSON.stringify(seat) });
export const summary = (id: string, token: string) => json<Summary>(`/api/tables/${name(id)}`, {}, token);
export const course = (id: string, token: string) => json<Course>(`/api/tables/${name(id)}/course`, {}, token);
export const review = (id: string, token: string) => json<MatchReview>(`/api/tables/${name(id)}/review`, {}, token);
export const report = (id: string, token: string) => json<Report>(`/api/tables/${name(id)}/report`, {}, token);
export const film = (id: string, token: string, chair: string, from: number, to: number, since = from) =>
  json<Film>(`/api/tables/${name(id)}/film?chair=${chair}&from=${from}&to=${to}&since=${since}`, {}, token);
/** What the file of a match says, or a refusal that says what is wrong with it. */
export const matchFile = (replay: string) =>
  json<MatchFile>('/api/matches', { method: 'POST', body: JSON.stringify({ replay }) });
export const replayFile = async (id: string, token: string) =>
  (await ask(`/api/tables/${name(id)}/replay`, {}, token)).text();
export const qr = async (link: string) =>
  (await ask('/api/qr', { method: 'POST', body: JSON.stringify({ link }) })).text();
/** A table, or a competition: no table has a dash in its name. */
const placeOf = (id: string): string => `/api/${id.includes('-') ? 'competitions' : 'tables'}/${name(id)}`;
/** What this server signs its notices with; none where its host sends none. */
export const pushKey = () => json<PushKey>('/api/push');
export const subscribe = (id: string, token: string, wish: PushWish) =>
  tell(`${placeOf(id)}/push`, { method: 'POST', body: JSON.stringify(wish) }, token);
export const addHook = (id: string, token: string, wish: HookWish) =>
  tell(`${placeOf(id)}/hook`, { method: 'POST', body: JSON.stringify(wish) }, token);
export const dropHook = (id: string, token: string, url: string) =>
  tell(`${placeOf(id)}/hook`, { method: 'DELETE', body: JSON.stringify({ url }) }, token);
/** By when I have to answer or to play, for a calendar. */
export const calendarFile = async (id: string, token: string, lang: string) =>
  (await ask(`${placeOf(id)}/calendar?lang=${lang}`, {}, token)).text();
export const unsubscribe = (id: string, token: string, endpoint: string) =>
  tell(`${placeOf(id)}/push`, { method: 'DELETE', body: JSON.stringify({ endpoint }) }, token);

/** Where the same people play again. */
export const again = (id: string, token: string) => json<Again>(`/api/tables/${name(id)}/again`, {}, token);
export const playAgain = (id: string, token: string, wish: AgainWish) =>
  json<Again>(`/api/tables/${name(id)}/again`, { method: 'POST', body: JSON.stringify(wish) }, token);

export const openCompetition = (cup: OpenCompetition) =>
  json<CompetitionOpened>('/api/competitions', { method: 'POST', body: JSON.stringify(cup) });
/** Do something in a competition. */
export const wish = (id: string, what: CompetitionWish, token: string) =>
  json<CompetitionInfo>(`/api/competitions/${name(id)}`, { method: 'POST', body: JSON.stringify(what) }, token);

/** The lessons of a game, with what is said in them in one language. */
const plans = kept((path) => json<LessonPlans>(path).then(({ lessons }) => lessons));
export const lessonsOf = (game: string, lang: Language): Promise<LessonPlan[]> =>
  plans(`/api/games/${name(game)}/lessons?lang=${lang}`);
/** The concepts of a game, with what is said about them in one language. */
const concepts = kept((path) => json<ConceptNotes>(path).then((found) => found.concepts));
export const conceptsOf = (game: string, lang: Language): Promise<ConceptNote[]> =>
  concepts(`/api/games/${name(game)}/concepts?lang=${lang}`);
export const openLesson = (game: string, lesson: string, wish: OpenLesson): Promise<Invitations> =>
  json(`/api/games/${name(game)}/lessons/${name(lesson)}`, { method: 'POST', body: JSON.stringify(wish) });
