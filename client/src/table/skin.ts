/**
 * What a skin is: the drawing of one game on the frame every table shares.
 *
 * The frame (not the skin) owns: the bar with the score slot, the h1 question, the ticker, rulebook, talk, undo, clocks,
 * connection, the "why can't I?" note, the busy state of the line, curtain, sounds and live region.
 * The skin owns the pitch and everything on it: footballers, tactic cards, hand, dice, and the buttons that answer.
 *
 * A skin module (`src/skins/<game>/index.ts`) exports
 *   - `default`: the board, a Svelte component with `SkinProps`;
 *   - `Scoreboard` (optional): a component with `SkinProps`, drawn in the bar's middle (height 52 on a phone, 64 from 768,
 *     72 from 1100; width: what is left, at least 150 px);
 *   - `Champion` and `Chronicle` (optional): components with `EndProps` for the full-time page. The first stands in its
 *     hero in place of score and places, the second below it in place of chart and report;
 *   - `clippings` (optional): two components with `EndProps` for the newspaper page of a tournament, on paper and small:
 *     `main` in place of the figures, `side` in place of the shots.
 *
 * Agreed details:
 *   - The board is laid into a flex box that has all the room between bar and bottom edge (beside the ticker column from
 *     1100 px on, which is 300 px wide there; under it there is none). It must fit itself without scrolling.
 *   - The h1 (the referee's question) is drawn by the frame above the board; a skin that wants it elsewhere (in its dock)
 *     exports `ownsQuestion = true` and draws `question` from `SkinProps` in an `<h1>` itself.
 *   - Likewise the ticker column: a skin that exports `placesTicker = true` gets the whole width and renders the frame's
 *     panel (ticker and table talk, a flex column that fills its box and scrolls inside) with `{@render ticker()}` where it
 *     wants it, from 1100 px on. Below that width the frame opens the same panel as a sheet; do not render it there.
 *   - `news`, `lines`, `chances` and `question` are what has been shown so far, never what is only known. What happens is
 *     played by the frame (`table/director`), moment by moment; a skin draws the board it is given and keeps no queue.
 *     `playing` tells what is on, so that dice roll and cards turn while it is; `{@render stage()}` stands in the pitch,
 *     `{@render just()}` above the question.
 *   - `news.decision` is null while somebody else is asked, or something is played: then nothing may be amber.
 *   - `say(option)` takes a notation out of `news.decision.options`, or a list of what a coach says in one go: what
 *     `news.decision.form` lets him name, in any order, and what follows from it. All of it is said, or nothing. The frame
 *     guards against double clicks (`busy`).
 *   - A refused thing (a card that is no option now) calls `explain(subject)` with the notation it would have had
 *     ("field ronny_trickster") or the card's id; the frame opens the note with rule number and text.
 *   - `chances` is filled for every decision that has odds, shortly after the decision came (null until then).
 *     Keys: notation -> verdict -> [numerator, denominator]; "success" is always among the verdicts.
 *   - `preview.ask(actions)` asks what an answer, or a part of one, would do; `preview.of(actions)` has the facts that would
 *     change once they are here. What follows by the rules is never reckoned in a skin: it is in `news.view.facts`, or there.
 *   - All questions of a game belong to its skin, those before kick-off (squad and deck) included; a skin that offers
 *     several small choices on one screen says them in one go when they are confirmed.
 *   - A skin may bring words of its own (`words/`); they are added to the game's.
 *   - `look(id)` opens the frame's card sheet: the card large, its values and where each comes from. Call it on long press,
 *     context menu or the key `i` on a card.
 *   - Symbols, corners and numbers that a newcomer may wonder about are marked with `data-concept` and the name of a concept of
 *     the game (docs/lessons.md); the frame explains them.
 *   - `replay` is true while a finished match is looked at: no decision, no buttons, motion may run.
 *   - `readonly` equals "nothing can be said": spectators, replay, lost connection.
 *   - Styles: only tokens of `src/kit/tokens.css`; classes of `src/kit/base.css` and `src/kit/controls.css` (btn, go, hidden, tool …) may be used.
 *   - The page runs under a strict CSP: no inline style attribute in markup strings; Svelte's `style:` is fine.
 */
import type { Component, Snippet } from 'svelte';
import type { CardInfo, Chances, Line, News, Previewed, TableInfo, View } from '../generated/protocol';
import type { Words } from '../words';
import type { Playing } from './director/director.svelte';
import type { Moment } from './director/moments';
import type { Touch } from './director/touched';
import type { Scene } from './director/scene';
import type { Lying } from '../screens/real_box/choices';

/** One option, or a whole answer of several things in any order. */
export type Saying = string | readonly string[];

/** The exact odds of a decision: notation → verdict → [numerator, denominator]. */
export type Odds = Chances['odds'];

/** A card of the game as `/api/games/{game}/cards` describes it. */
export type Card = CardInfo;

/** What answers would do before they are said; figures follow, so whatever is picked is painted at once. */
export interface Preview {
  /** Ask for what this would change, an answer or a part of one to the form; asking again costs nothing. */
  ask: (actions: readonly string[]) => void;
  /** What would change, once it is known: facts to be laid over those of the view. */
  of: (actions: readonly string[]) => Previewed | null;
}

/** Where nothing can be said nothing is previewed. */
export const NO_PREVIEW: Preview = { ask: () => undefined, of: () => null };

export interface SkinProps {
  info: TableInfo;
  news: News;
  words: Words;
  cards: Map<string, Card>;
  /** The numbers the box fixes that stand on no card, as `/api/games/{game}/cards` gives them. */
  figures: Record<string, unknown>;
  /** What this device's owner has prepared for this table in the game's workshop, as notations. */
  plans: Plans;
  /** Exact odds per option, when asked for. */
  chances: Odds | null;
  /** What answers would do. */
  preview: Preview;
  /** An answer is under way. */
  busy: boolean;
  /** Say an option, or several things in one go. */
  say: (said: Saying) => void;
  /** "Why can't I?": something that is no option was tapped. */
  explain: (subject: string) => void;
  /** Show a card's own sheet: its values and their provenance. */
  look: (id: string) => void;
  /** Valid lines so far (ticker). */
  lines: Line[];
  /** The referee's question, or who is thinking, as a sentence. */
  question: string;
  /** The frame's panel with ticker and talk, for skins that place it themselves. */
  ticker: Snippet;
  /** What is being shown now; null while nothing moves. */
  playing: Playing | null;
  /** The last moment that is over: what has just happened. */
  closed: Moment | null;
  /** What was touched on the board since the last answer from this chair: the last move. */
  touched: readonly Touch[];
  /** A large moment, to be laid over the pitch: into a box that is positioned, beside what shall sink. */
  stage: Snippet;
  /** What has just happened, in one strip: above the question. */
  just: Snippet;
  /** A finished match is being looked at. */
  replay?: boolean;
  /** Nothing can be said here now. */
  readonly?: boolean;
}

/** What a skin is given where somebody only looks: nothing is asked, nothing can be said. */
export const LOOKING: Pick<
  SkinProps,
  'plans' | 'chances' | 'preview' | 'busy' | 'say' | 'explain' | 'look' | 'replay' | 'readonly'
> = {
  plans: {},
  chances: null,
  preview: NO_PREVIEW,
  busy: false,
  say: () => undefined,
  explain: () => undefined,
  look: () => undefined,
  replay: true,
  readonly: true,
};

/** What a table has agreed on, by the names of its options. */
export type Options = TableInfo['options'];

/** What was prepared before kick-off: for each thing one may lead (a club), what one wants to say. */
export type Plans = Record<string, string[]>;

/**
 * A game's workshop: what can be prepared on the page of a new table (`src/skins/<game>/workshop.ts`).
 * It is opened as a sheet over the page, and hands back plans, which the skin gets when the table asks.
 */
export interface WorkshopProps {
  options: Options;
  seat: number;
  seats: number;
  words: Words;
  cards: Map<string, Card>;
  figures: Record<string, unknown>;
  plans: Plans;
  /** Keep these plans and close. */
  done: (plans: Plans) => void;
}

export interface Workshop {
  default: Component<WorkshopProps>;
  /** The plans in a few words each. */
  summary: (given: Omit<WorkshopProps, 'done'>) => string[];
}

/** A match that is over, for those parts of the full-time page that a skin draws. */
export interface EndProps {
  info: TableInfo;
  news: News;
  words: Words;
  cards: Map<string, Card>;
  names: string[];
  lines: Line[];
}

/** Whoever a large moment is about. */
export interface Portrait {
  scene: Scene;
  /** The board before it happened. */
  view: View | null;
  words: Words;
  cards: Map<string, Card>;
}

/** What a skin adds to the drawing of moments; order and time are the frame's. */
export interface MomentArt {
  /** The man a moment is about, as his card. */
  Portrait?: Component<Portrait>;
  /** Whoever has won the title. */
  Winner?: Component<Portrait>;
  /** All who are out with one whistle, below the title that says so. */
  Gone?: Component<Portrait>;
  /** All matches that end with one whistle, in place of the tiles of a single one. */
  Ended?: Component<Portrait>;
  /** What proves the last thing that was decided: men, dice and sums, small. Nothing if there is nothing to prove. */
  Proof?: Component<SkinProps>;
}

/** Something that is named at a real table. */
export interface MarkProps {
  /** Its id. */
  value: string;
  cards: Map<string, Card>;
}

export interface Skin {
  /** A small drawing beside what is named at a real table. */
  Mark?: Component<MarkProps>;
  /** How its cards lie on a real table, by kind: what makes the rows, and the number in the corner. */
  lying?: Lying;
  /** The skin places the large moment and what has just happened itself; else the frame lays them over and above it. */
  placesMoments?: boolean;
  /** Drawing that a skin adds to moments. */
  moments?: MomentArt;
  default: Component<SkinProps>;
  Scoreboard?: Component<SkinProps>;
  Champion?: Component<EndProps>;
  Chronicle?: Component<EndProps>;
  clippings?: { main: Component<EndProps>; side: Component<EndProps> };
  /** The skin draws the h1 itself, from `question`. */
  ownsQuestion?: boolean;
  /** The skin has the whole width and places the ticker panel itself. */
  placesTicker?: boolean;
  /** The skin fits into a window that lies (`shape.isLying`); else the page is scrolled there. */
  fitsLying?: boolean;
}
