// Made from src/anpfiff/protocol; do not edit. `make protocol` regenerates it.

/** A seat (or fate, -1) said something; `by` is the bot that spoke for a person whose time was over. */
export interface Said {
  line: "said";
  at: number;
  seat: number;
  action: string;
  by: string | null;
}

/** The referee told an event: words under ``tell-<event>``, with these arguments. */
export interface Told {
  line: "told";
  event: string;
  args: Record<string, number | string>;
}

/** Everything after line `to` of this chair is void; `why` says by which rule. */
export interface Undone {
  line: "undone";
  at: number;
  seat: number;
  to: number;
  why: "agreed" | "alone" | "free";
}

/** Something happened round the table: somebody sat down, left, proposed, voted, resigned or spoke. */
export interface TableNotice {
  line: "notice";
  at: number;
  what: "bot_replaced" | "carried" | "declined" | "drawn" | "expired" | "forfeited" | "kicked_off" | "left" | "moved" | "proposed" | "resigned" | "sat" | "taken_over" | "talked" | "time_over" | "voted";
  seat: number | null;
  detail: string;
}

/** The first message on every connection: the version of the protocol, and what to follow, one topic of a kind. */
export interface Hello {
  type: "hello";
  version: number;
  topics: (CompetitionTopic | LiveTopic | TableTopic)[];
}

/** One table, from a seat or as a spectator. */
export interface TableTopic {
  topic: "table";
  table: string;
  token?: string;
  ply?: number;
  seat?: number | null;
}

/** The page of one competition. */
export interface CompetitionTopic {
  topic: "competition";
  competition: string;
  token?: string;
}

/** How many tables stand now; subscribing again chooses others, and those that are named again go on as they are. */
export interface LiveTopic {
  topic: "live";
  tables: LiveTable[];
}

/** A table to look at, and the token of its spectators; a public one needs none. */
export interface LiveTable {
  table: string;
  token?: string;
}

/** Follow one more topic, or another of the same kind instead. */
export interface Subscribe {
  type: "subscribe";
  n: number;
  topic: CompetitionTopic | LiveTopic | TableTopic;
}

/** Follow a topic no more. */
export interface Unsubscribe {
  type: "unsubscribe";
  n: number;
  topic: "competition" | "live" | "table";
}

/** Ask whether anybody is there. */
export interface Ping {
  type: "ping";
  n: number;
}

/** Take a seat, or come back to it: a name, the device's own key for it, and its part of chance. */
export interface Sit {
  type: "sit";
  n: number;
  seat: number;
  name: string;
  key: string;
  part: string;
}

/** On a device that holds several seats: send the view of this one, or with none only what spectators see. */
export interface TurnTo {
  type: "turn_to";
  n: number;
  seat?: number | null;
}

/** Answer the decision asked: with one option, or with several things in one go. */
export interface Say {
  type: "say";
  n: number;
  ply: number;
  seat: number;
  action?: string;
  actions?: string[];
}

/** Take back the seat's last answer, where the rule of the house lets it do so freely. */
export interface Undo {
  type: "undo";
  n: number;
  ply: number;
  seat: number;
  words?: Record<string, string>;
}

/** Ask the others: to take back, to call it a draw, or to have a bot stand in for somebody who is away. */
export interface Propose {
  type: "propose";
  n: number;
  ply: number;
  seat: number;
  what: "draw" | "take_over" | "undo";
  target?: number | null;
  bot?: string | null;
  words?: Record<string, string>;
}

/** Answer what was proposed, and nothing that was proposed before or after. */
export interface Vote {
  type: "vote";
  n: number;
  ply: number;
  seat: number;
  proposal: number;
  yes: boolean;
  words?: Record<string, string>;
}

/** Give the match up. */
export interface Resign {
  type: "resign";
  n: number;
  ply: number;
  seat: number;
}

/** Get up from a seat: `done` brings a link for a successor, and the others may have a bot stand in. */
export interface Leave {
  type: "leave";
  n: number;
  ply: number;
  seat: number;
}

/** Give the seat a new key: links with the old one are void from now on. */
export interface Move {
  type: "move";
  n: number;
  ply: number;
  seat: number;
  key: string;
}

/** Say one of the preset phrases to the table. */
export interface Talk {
  type: "talk";
  n: number;
  ply: number;
  seat: number;
  phrase: "bad_luck" | "good_game" | "good_luck" | "hello" | "hurry" | "nice_move" | "oops" | "thanks" | "wait";
}

/** Tell what the dice or the open cards on the table show; any seat of this device may. */
export interface Fall {
  type: "fall";
  n: number;
  ply: number;
  seat: number;
  action: string;
}

/** Say something else at an earlier moment (`at`, as the film has it); the rest is said again as far as it fits. */
export interface Correct {
  type: "correct";
  n: number;
  ply: number;
  seat: number;
  at: number;
  action: string;
}

/** Ask for the exact chances behind the options of the decision asked. */
export interface AskOdds {
  type: "odds";
  n: number;
  ply: number;
  seat: number;
}

/** Ask what an answer to the decision asked would do, or a part of an answer to its form; nothing is said by it. */
export interface AskPreview {
  type: "preview";
  n: number;
  ply: number;
  seat: number;
  actions: string[];
}

/** Ask what a search thinks of the options of the decision asked; not at tables with other people. */
export interface AskHint {
  type: "hint";
  n: number;
  ply: number;
  seat: number;
}

/** Ask for everybody's chance to win as things stand, as spectators can know it. */
export interface AskOutlook {
  type: "outlook";
  n: number;
}

/** Ask for everything that was entered so far. */
export interface AskFilm {
  type: "film";
  n: number;
}

/** Ask what could have been said at a moment; or, with `action`, what would come of saying it. Nothing changes. */
export interface AskAmend {
  type: "amend";
  n: number;
  at: number;
  action?: string;
}

/** Ask how the table looked from this connection's chair when this line of its journal was told. */
export interface Recall {
  type: "recall";
  n: number;
  ply: number;
}

/** The answer to hello: what this is, and what the token is good for: the seats that this device holds. */
export interface Welcome {
  type: "welcome";
  version: number;
  table: TableInfo;
  holds: number[];
  invited: number | null;
  away: number[];
  now: number;
  spent: number | null;
}

/** What is agreed at a table and does not change. */
export interface TableInfo {
  id: string;
  game: string;
  revision: number;
  edition: string;
  options: Record<string, boolean | number | string>;
  seats: number;
  own_cards: string;
  clock: Clock;
  public: boolean;
  opened: number;
  commitment: string;
  competition: string;
  lesson: string;
  given: number;
  goal: string;
  real: RealBox | null;
  allows: ("hints" | "taking_back")[];
}

/** How long a seat may think. `seconds` are per move, or for all moves of the match. */
export interface Clock {
  kind?: "days" | "match" | "move" | "none";
  seconds?: number;
  then?: "bot" | "forfeit";
}

/** What lies on the table as cardboard, and whether one phone lies beside it or everybody has one. */
export interface RealBox {
  dice: boolean;
  cards: boolean;
  phones?: "each" | "one";
}

/** The newest of everything, from one chair, and the lines told since the last news. */
export interface News {
  type: "news";
  ply: number;
  chair: number | null;
  status: "expired" | "open" | "over" | "running";
  seats: SeatInfo[];
  asked: Asked[];
  decision: Decision | null;
  view: View | null;
  proposal: Proposal | null;
  may_undo: boolean;
  result: Record<string, unknown> | null;
  secret: string | null;
  lesson: LessonStep | null;
  fate: FateAsked | null;
  since: number;
  lines: Line[];
  stills: Still[];
}

/** A seat as everybody sees it. */
export interface SeatInfo {
  name: string;
  kind: "bot" | "person";
  bot: string | null;
  state: "away" | "free" | "left" | "ready" | "resigned" | "waiting";
  part: string;
  plays_like: string | null;
  visiting: boolean;
}

/** A seat that is asked now; only the seat itself learns what it may say. In a sealed question a seat that has answered counts as asked, for all but itself, until the answers are opened. */
export interface Asked {
  seat: number;
  since: number;
  until: number | null;
  prompt: string | null;
}

/** The question a seat is asked, and everything it may say. */
export interface Decision {
  seat: number;
  role: number;
  prompt: string;
  rule: string;
  options: string[];
  form: Form | null;
  forced: string | null;
  odds: Record<string, Record<string, [number, number]>> | null;
}

/** A decision as people make it. No option is named twice unless a blank lists it twice. */
export interface Form {
  shape: "order" | "slots" | "some";
  least: number;
  most: number;
  blanks: Blank[];
  budget: number | null;
  costs: Record<string, number>;
}

/** One blank of a form: how many of these options it takes, each as often as it is listed. */
export interface Blank {
  prompt: string;
  rule: string;
  options: string[];
  least: number;
  most: number;
  end: string | null;
  then: Record<string, Detail>;
}

/** What must be named right after an option, one of these. */
export interface Detail {
  prompt: string;
  rule: string;
  options: string[];
}

/** What a chair may see: `table` is the game's own part, `facts` is what follows from it by the game's rules. */
export interface View {
  agenda: string[];
  roles: number[];
  colours: string[];
  sealed: string[][];
  table: Record<string, unknown>;
  facts: Record<string, unknown>;
}

/** What was proposed, and who still has to answer. */
export interface Proposal {
  number: number;
  seat: number;
  what: "draw" | "take_over" | "undo";
  target: number | null;
  bot: string | null;
  waits_for: number[];
  until: number;
  is_away: boolean;
}

/** Where a learner stands: the notes of the next answer, and what is let through. */
export interface LessonStep {
  number: number;
  notes: LessonNote[];
  answer: string[];
  let: string[];
  is_over: boolean;
}

/** What the assistant says, as a key of the lesson's words, and what belongs to it. */
export interface LessonNote {
  say: string;
  rule: string;
  look: string[];
  otherwise: string;
  stop: string;
}

/** The dice or cards on the table are asked: all that they may show. */
export interface FateAsked {
  kind: "cards" | "dice";
  prompt: string;
  rule: string;
  role: number;
  options: string[];
  means: Meant[][];
}

/** An event that would be told: words under ``tell-<event>``, with these arguments. */
export interface Meant {
  event: string;
  args: Record<string, number | string>;
}

/** How the table looked from this chair when it had been told so many lines; until then it looked as before. */
export interface Still {
  ply: number;
  view: View;
}

/** A whole competition as somebody who follows it sees it, again whenever something is new. */
export interface CompetitionNews {
  type: "competition";
  competition: CompetitionInfo;
}

/** A whole competition. */
export interface CompetitionInfo {
  id: string;
  name: string;
  game: string;
  edition: string;
  options: Record<string, boolean | number | string>;
  size: number;
  status: string;
  format: Format;
  pace: Season;
  clock: Clock;
  fill: string;
  public: boolean;
  allows: ("hints" | "taking_back")[];
  real: boolean;
  opened: number;
  now: number;
  paused: number;
  me: number | null;
  waits: number | null;
  is_organiser: boolean;
  organiser: number | null;
  entrants: EntrantInfo[];
  waiting: string[];
  lots: number[];
  all_lots: number;
  unit: string;
  commitment: string;
  secret: string;
  watch: string;
  rounds: RoundInfo[];
  to_come: number[][][];
  standings: StandingsInfo[];
  champions: number[];
  breaks: ("buchholz" | "difference" | "head_to_head" | "scored" | "wins")[];
  scorers: ScorerInfo[];
  counts: Record<string, number>;
  story: StoryLine[];
  decision: StoryLine | null;
  seq: number;
}

/** How a champion is found. */
export interface Format {
  kind?: "groups" | "knock_out" | "league" | "swiss";
  legs?: 1 | 2;
  away_goals?: boolean;
  series?: 0 | 3 | 5 | 7;
  groups?: number;
  rounds?: number;
  through?: number;
  breaks?: ("buchholz" | "difference" | "head_to_head" | "scored" | "wins")[] | null;
  all_points?: boolean;
  draw?: "entry" | "lots";
  seats?: number;
}

/** An evening, all at once; or a winter, with days for each round. */
export interface Season {
  kind?: "evening" | "winter";
  days?: number;
  grace?: number;
}

/** Somebody who has entered. */
export interface EntrantInfo {
  number: number;
  name: string;
  bot: string;
  is_here: boolean;
  has_left: boolean;
  misses: number;
  was: string[];
}

/** Ties that are played at the same time. */
export interface RoundInfo {
  kind: string;
  began: number;
  until: number;
  ties: TieInfo[];
}

/** Two entrants, their matches, and who is through; or all who sit together at a table of more than two. */
export interface TieInfo {
  number: number;
  stage: string;
  sides: number[];
  matches: MatchInfo[];
  winner: number | null;
  by: string;
  wishes: Record<string, boolean>;
  enough: number[];
  going_on: number[];
}

/** One match of a tie; goals by sides of the tie. */
export interface MatchInfo {
  table: string;
  home: number;
  goals: number[] | null;
  kicks: number[];
  winner: number;
  places: number[];
  how: string;
  laid: number;
  deadline: number | null;
  caretakers: number[];
  proposals: Record<string, number>;
  agreed: number;
  set_by: string | null;
  live: LiveInfo | null;
}

/** How a match stands at this moment; goals by sides of the tie. */
export interface LiveInfo {
  status: string;
  goals: number[];
  minute: number;
  is_sitting: boolean[];
}

/** A table: the whole league, or a group. */
export interface StandingsInfo {
  group: string;
  through: number;
  rows: RowInfo[];
}

/** A line of a table. */
export interface RowInfo {
  who: number;
  place: number;
  played: number;
  won: number;
  drawn: number;
  lost: number;
  scored: number;
  conceded: number;
  points: number;
  form: string[];
  is_live: boolean;
  marks: number[][];
  by_lot: boolean;
}

/** Somebody who scored in this competition. */
export interface ScorerInfo {
  who: number;
  man: string;
  number: number;
  goals: number;
}

/** Something that happened, as a key and arguments. */
export interface StoryLine {
  at: number;
  what: string;
  args: Record<string, number | string>;
}

/** The tables at which something is new. */
export interface LiveNews {
  type: "live";
  tables: LiveScore[];
  refused: string[];
}

/** How one table stands, as its spectators may know; everything stands by seats. */
export interface LiveScore {
  table: string;
  game: string;
  status: string;
  names: string[];
  bots: string[];
  is_sitting: boolean[];
  score: number[];
  minute: number;
  half: number;
  teams: string[];
  asked: number[];
  line: number;
  at: number;
  told: Told[];
}

/** Message `n` was carried out and is in the log for good; `invite` is a new link's token, if one was made. */
export interface Done {
  type: "done";
  n: number;
  ply: number;
  invite: string | null;
}

/** Message `n` was not carried out and nothing has changed; without a number a topic was refused, or hello. */
export interface Refused {
  type: "refused";
  n: number | null;
  ply: number;
  kind: string;
  message: string;
  rule: string | null;
  expected: string[];
  after: number | null;
  topic: "competition" | "live" | "table" | null;
}

/** For each option the exact chance of each verdict, as numerator and denominator. */
export interface Chances {
  type: "chances";
  n: number;
  ply: number;
  odds: Record<string, Record<string, [number, number]>>;
}

/** What would be with this said, as far as the seat can see, before fate or anybody else has a word. */
export interface Previewed {
  type: "previewed";
  n: number;
  ply: number;
  facts: Record<string, unknown>;
  odds: Record<string, [number, number]>;
}

/** For each option what a search thinks of it, from what this seat can see. */
export interface Hinted {
  type: "hinted";
  n: number;
  ply: number;
  hints: Record<string, Hint>;
}

/** What a search thinks of one option. */
export interface Hint {
  chance: number;
  error: number;
  matches: number;
  why: string;
  reason: HintReason | null;
  answer: string[];
}

/** One clause why an answer is good: the key of the game's words (`why-<key>`), and what they mention. */
export interface HintReason {
  key: string;
  args: Record<string, number | string>;
}

/** Everybody's chance to win at one line of the spectators' ticker, with half the width of its interval. */
export interface Outlook {
  type: "outlooked";
  n: number;
  ply: number;
  chances: number[];
  errors: number[];
}

/** How the table looked when this line was told. */
export interface Recalled {
  type: "recalled";
  n: number;
  ply: number;
  view: View;
}

/** Everything that was entered, the oldest first. */
export interface Filmed {
  type: "filmed";
  n: number;
  moments: EnteredMoment[];
}

/** Something that was entered; fate is seat -1. */
export interface EnteredMoment {
  at: number;
  seat: number;
  owner: number;
  told: number;
  prompt: string;
  rule: string;
  action: string;
}

/** What could have been said at a moment; and, if something was, how many later moments stay and which fall away. */
export interface Amended {
  type: "amended";
  n: number;
  moment: EnteredMoment;
  options: string[];
  stays: number;
  falls: EnteredMoment[];
}

/** Somebody is there. */
export interface Pong {
  type: "pong";
  n: number;
  now: number;
}

/** The connection is closed: moved (the seat is played elsewhere), stopping, slow (no hello came) or too_fast. */
export interface Goodbye {
  type: "goodbye";
  why: "moved" | "slow" | "stopping" | "too_fast";
}

/** Enter with a name and the key of a device; when all places are taken, wait for one. */
export interface Join {
  want: "join";
  name: string;
  key: string;
}

/** Leave before the draw; the organiser may take out anybody. */
export interface Withdraw {
  want: "withdraw";
  entrant?: number | null;
}

/** Move to another device. */
export interface Rekey {
  want: "rekey";
  key: string;
}

/** I am here. */
export interface CheckIn {
  want: "check_in";
}

/** If my opponent does not come: a caretaker plays, or the match is awarded. */
export interface Prefer {
  want: "prefer";
  caretaker: boolean;
}

/** Propose when to play my match of this round; 0 takes it back, and proposing what the others did agrees. */
export interface MeetAt {
  want: "meet";
  time: number;
}

/** Let a bot enter. */
export interface AddBot {
  want: "add_bot";
  bot: string;
}

/** Close the list and begin the draw. */
export interface DrawLots {
  want: "draw";
}

/** Show the next lots. */
export interface ShowLots {
  want: "show_lots";
  number?: number;
}

/** Stop; no time runs, and no table is laid. */
export interface Pause {
  want: "pause";
}

/** Go on. */
export interface Resume {
  want: "resume";
}

/** Make an entrant the organiser. */
export interface HandOver {
  want: "hand_over";
  entrant: number;
}

/** End it without a champion. */
export interface CallOff {
  want: "call_off";
}

/** Let a bot play for somebody in this round. */
export interface SubstituteNow {
  want: "caretaker";
  entrant: number;
}

/** Give somebody's place to who has waited longest, or to a bot. */
export interface Replace {
  want: "replace";
  entrant: number;
  bot?: string | null;
}

/** Give the round, or one tie, time until a moment. */
export interface Extend {
  want: "extend";
  until: number;
  tie?: number | null;
}

/** Award a match, or write down how it ended; also where there is a result already. */
export interface Award {
  want: "award";
  tie: number;
  goals: number[];
  match?: number;
  kicks?: number[];
  played?: boolean;
}

/** Have a match played again. */
export interface Annul {
  want: "annul";
  tie: number;
  match?: number;
}

/** Take back what the organiser decided last: `award`, `annul`, `replace`, `caretaker` or `call_off`. */
export interface TakeBack {
  want: "take_back";
}

/** Whether a bot is on the list. */
export interface BotGone {
  is_here: boolean;
}

/** The bots that stand here now, by name. */
export interface VisitingBotList {
  bots: VisitingBotInfo[];
}

/** A bot of somebody else's that stands at this server now. */
export interface VisitingBotInfo {
  key: string;
  name: string;
  games: string[];
  is_free: boolean;
  strengths: Record<string, BotStrength>;
}

/** What a bot won against the strongest league that it keeps up with, or else the weakest it met. */
export interface BotStrength {
  league: string;
  matches: number;
  share: number;
  low: number;
  high: number;
}

/** A bot says that it is here; its key comes in the header, as every token does. */
export interface BotHere {
  name: string;
  games: Record<string, number>;
  room: number;
}

/** That a bot is on the list, and to which tables it is invited. Each invitation is told once. */
export interface BotStand {
  key: string;
  games: string[];
  invitations: BotInvitation[];
  again: number;
}

/** A seat to which a bot is invited: it sits down by the link, as everybody does. */
export interface BotInvitation {
  table: string;
  token: string;
}

/** A free seat, by the token of its link: whoever holds the link may hand it to anybody. */
export interface InviteBot {
  table: string;
  token: string;
}

/** A bot that was sent for. */
export interface InvitedBot {
  name: string;
  within: number;
}

/** Public competitions. */
export interface CompetitionList {
  competitions: CompetitionSummary[];
}

/** A competition as lists show it. */
export interface CompetitionSummary {
  id: string;
  game: string;
  status: string;
  name: string;
  kind: string;
  size: number;
  entered: number;
  champions: string[];
}

/** A competition to be opened; everything but the game and the organiser's key has a good default. */
export interface OpenCompetition {
  game: string;
  key: string;
  name?: string;
  size?: number;
  format?: Format;
  pace?: Season;
  clock?: Clock | null;
  fill?: string;
  edition?: string | null;
  options?: Record<string, boolean | number | string>;
  public?: boolean;
  me?: string;
  real?: RealBox | null;
  allows?: ("hints" | "taking_back")[];
}

/** The competition, and the token of its one link, ``/cup/<id>#<token>``. */
export interface CompetitionOpened {
  id: string;
  link: string;
}

/** An address that wants to be posted to no more. */
export interface HookEnd {
  url: string;
}

/** Whether a browser or a webhook is told about a table from now on. */
export interface PushDone {
  is_on: boolean;
}

/** An address that wants to be posted to when it is a seat's turn, and when the match is over. */
export interface HookWish {
  url: string;
  language?: string;
}

/** A browser that wants to be told no more. */
export interface PushEnd {
  endpoint: string;
}

/** A browser that wants to be told when it is its turn: its address at a push service, and its keys. */
export interface PushWish {
  endpoint: string;
  p256dh: string;
  auth: string;
  language?: string;
}

/** The shelf, by league the coach people meet first there, and the pages of the host. */
export interface Games {
  games: GameInfo[];
  coaches: Record<string, string>;
  pages: Record<string, string>;
  advice: Record<string, string>;
}

/** One box on the shelf. */
export interface GameInfo {
  key: string;
  revision: number;
  seats: [number, number];
  bots: string[];
  usual_bot: string;
  editions: EditionInfo[];
  settled: string[];
  unit: string;
  house_bots: HouseBotInfo[];
}

/** One printing or preset of a box. */
export interface EditionInfo {
  key: string;
  options: OptionInfo[];
}

/** A rule that a table may set. */
export interface OptionInfo {
  name: string;
  values: (boolean | number | string)[];
  default: boolean | number | string;
  source: string;
  needs: Record<string, (boolean | number | string)[]>;
}

/** A bot of the host's own. */
export interface HouseBotInfo {
  key: string;
  name: string;
  strength: BotStrength | null;
}

/** Every card of a box, and the numbers it fixes that stand on no card. */
export interface Cards {
  cards: CardInfo[];
  figures: Record<string, unknown>;
  names: Record<string, Record<string, string>>;
}

/** A card with the provenance of each field. */
export interface CardInfo {
  kind: string;
  id: string;
  names: Record<string, string>;
  fields: Record<string, unknown>;
  provenance: Record<string, string>;
}

/** The card file of somebody who owns the box. */
export interface OwnCards {
  own_cards: string;
}

/** The concepts of a game, in the order in which they are explained. */
export interface ConceptNotes {
  concepts: ConceptNote[];
}

/** A concept as the page explains it, in one language. */
export interface ConceptNote {
  key: string;
  rule: string;
  name: string;
  text: string;
  asked: string[];
  told: string[];
  fields: string[];
}

/** The lessons of a game, in the order in which they are learned. */
export interface LessonPlans {
  lessons: LessonPlan[];
}

/** A lesson as the page lists and shows it: its words by key in one language, and the notes in their order. */
export interface LessonPlan {
  key: string;
  chair: number;
  notes: string[];
  texts: Record<string, string>;
}

/** A lesson to be begun by the device with this key. */
export interface OpenLesson {
  key: string;
  name?: string;
}

/** The table that was opened, and the tokens of its links. */
export interface Invitations {
  table: string;
  commitment: string;
  invites: Record<string, string>;
  watch: string;
  invited: Record<string, InvitedBot>;
}

/** Every card that an owner may correct. */
export interface OwnersSheet {
  cards: CardToEnter[];
  takes: Takes[];
  words: string;
}

/** A card that an owner may correct. */
export interface CardToEnter {
  kind: string;
  id: string;
  names: Record<string, string>;
  fields: FieldToEnter[];
}

/** A field of a card, as our box has it. */
export interface FieldToEnter {
  name: string;
  takes: number;
  value: unknown;
  source: string;
}

/** What a field takes: one of some texts, a number within bounds, a list of either, or words. */
export interface Takes {
  shape: "flag" | "names" | "one" | "text" | "texts" | "whole" | "wholes";
  low: number | null;
  high: number | null;
  length: number | null;
  allowed: string[] | null;
}

/** What is right in an owner's file, and what is wrong. */
export interface OwnersReading {
  said: Record<string, Record<string, Record<string, unknown>>>;
  faults: CardFault[];
}

/** A mistake in an owner's file. */
export interface CardFault {
  line: number;
  at: string;
  key: string;
  facts: Record<string, number | string>;
}

/** The puzzles of a game, the easiest first. */
export interface Puzzles {
  puzzles: PuzzleInfo[];
}

/** A puzzle as a page lists it. Its position is told at its table, chair by chair. */
export interface PuzzleInfo {
  id: string;
  seats: number;
  seat: number;
  rule: string;
  kind: string;
  measure: string;
  level: number;
  tags: string[];
  values: Record<string, [number, number]>;
  matches: number;
  error: number;
  bad: string[];
  ask: "best" | "mix" | "not";
}

/** A game's rulebook, in our own words. */
export interface Rules {
  markdown: string;
}

/** A game's words in one language: Fluent messages, names of all with an id, what verbs take and events mean. */
export interface GameWords {
  ftl: string;
  names: Record<string, string>;
  verbs: Record<string, string[]>;
  meanings: Record<string, string[]>;
  cases: Record<string, Record<string, string>>;
}

/** The file of a match. */
export interface SavedMatch {
  replay: string;
}

/** What the file of a match says; a table can be opened where it ends. */
export interface MatchFile {
  game: string;
  edition: string;
  names: string[];
  is_over: boolean;
  result: Record<string, unknown> | null;
}

/** What this server signs its notices with; none where it sends none. */
export interface PushKey {
  key: string | null;
}

/** A link to be drawn as a QR code. */
export interface QrWish {
  link: string;
}

/** Public tables. */
export interface Tables {
  tables: TableSummary[];
}

/** A table as lists show it. */
export interface TableSummary {
  id: string;
  game: string;
  revision: number;
  edition: string;
  status: string;
  public: boolean;
  opened: number;
  seats: SeatInfo[];
  clock: Clock;
  result: Record<string, unknown> | null;
  asked: number[];
}

/** A table to be opened. */
export interface OpenTable {
  game: string;
  seats: SeatWish[];
  edition?: string | null;
  options?: Record<string, boolean | number | string>;
  key?: string | null;
  clock?: Clock;
  public?: boolean;
  own_cards?: string;
  real?: RealBox | null;
  start?: StartWish | null;
}

/** Who shall sit at a seat: me, somebody else on this device, a friend by link, or a bot. */
export interface SeatWish {
  kind: "bot" | "friend" | "here" | "me";
  name?: string;
  bot?: string | null;
}

/** Where a match shall begin instead of kick-off: at a puzzle, in a match that is over, or where a file ends. */
export interface StartWish {
  puzzle?: string;
  table?: string;
  token?: string;
  ply?: number;
  goal?: "" | "draw" | "score" | "win";
  replay?: string;
}

/** Where the same people play again: at a table or in a series; both are empty while nobody has opened it. */
export interface Again {
  table: string;
  watch: string;
  seats: number[];
  commitment: string;
  competition: string;
}

/** How the same people play again: once, home and away, or the best of several. */
export interface AgainWish {
  series?: 0 | 3 | 5 | 7;
  legs?: 1 | 2;
  swap?: boolean;
}

/** The course of a finished match: everybody's chance to win, as spectators could have known it. */
export interface Course {
  standings: StandingAt[];
}

/** Everybody's chance to win at one ply, and half the width of each interval (95 %). */
export interface StandingAt {
  ply: number;
  chances: number[];
  errors: number[];
}

/** Moments of a finished match, from one chair, and by which rules and cards it was played. */
export interface Film {
  options: Record<string, boolean | number | string>;
  own_cards: string;
  commitment: string;
  plies: number;
  kick_off: number;
  marks: Mark[];
  before: ToldAt[];
  moments: Moment[];
}

/** A place on the reel that people look for: what happened there, in the words of meanings. */
export interface Mark {
  ply: number;
  means: string;
}

/** An event, and after how many things said it was told. */
export interface ToldAt {
  ply: number;
  event: string;
  args: Record<string, number | string>;
}

/** A finished match after `ply` things were said: what was told since the moment before, and the table. */
export interface Moment {
  ply: number;
  lines: Line[];
  view: View;
  stills: Still[];
}

/** A finished match in figures. */
export interface Report {
  headline: Headline;
  result: Record<string, unknown> | null;
  events: ToldAt[];
  chances: ChanceAt[];
}

/** The headline of a finished match: a key of the words of headlines, and what is named in it. */
export interface Headline {
  key: string;
  kind: string;
  seed: number;
  names: Record<string, string>;
  seats: Record<string, number>;
  number: number;
  score: string;
  teams: string[];
}

/** An exact chance that was taken: what could be the verdict, with which odds, and whether it came so. */
export interface ChanceAt {
  ply: number;
  seat: number;
  verdict: string;
  odds: [number, number];
  happened: boolean;
}

/** The review of a match, as far as it is done; it is counted back from the end. */
export interface MatchReview {
  status: "done" | "interrupted" | "waiting" | "working";
  ahead: number;
  done: number;
  nodes: number;
  moments: ReviewedNode[];
  accounts: SeatAccount[];
  deserved: DeservedResult | null;
}

/** A stretch of the log in which one thing was decided: by dice, by cards, by a choice, or by a meeting. */
export interface ReviewedNode {
  first: number;
  last: number;
  kind: "cards" | "choice" | "dice" | "meeting";
  seats: number[];
  before: number[];
  after: number[];
  choices: ReviewedChoice[];
  confirmed: ConfirmedChange | null;
}

/** A decision, looked at again with the eyes of its seat. */
export interface ReviewedChoice {
  ply: number;
  seat: number;
  question: string;
  options: ReviewedOption[];
  said: number;
  best: number;
  lost: number;
  error: number;
  is_sure: boolean;
  cost: number[];
  gained: number[];
  gained_errors: number[];
}

/** One option of a decision: the chance to win with it, and half the width of the interval (95 %). */
export interface ReviewedOption {
  action: string;
  chance: number;
  error: number;
}

/** What a node changed, measured again in other matches; by seat. */
export interface ConfirmedChange {
  change: number[];
  error: number[];
  holds: boolean[];
}

/** One seat's account: its columns add up to how it ended less what it began with. */
export interface SeatAccount {
  seat: number;
  began: number;
  began_error: number;
  ended: number;
  columns: Record<string, number>;
  errors: Record<string, number>;
  counts: Record<string, number>;
  by_seat: number[];
  luck: number;
  luck_error: number;
  choice: number;
  choice_error: number;
  verdict: "both" | "fair" | "level-better" | "level-worse" | "lost-choices" | "lost-luck" | "unknown" | "won-choices" | "won-luck";
}

/** What the shots of a match bring on average; everything by seat. */
export interface DeservedResult {
  goals: [number, number];
  shots: [number, number];
  expected: [number, number];
  scores: DeservedScore[];
  outcomes: [number, number, number];
  points: [number, number];
  unknown: number;
}

/** A score, and how likely the same shots bring it. */
export interface DeservedScore {
  score: [number, number];
  chance: number;
}

/** Whether this node can serve. */
export interface Health {
  status: "down" | "ok";
  version: string;
  engine: "compiled" | "sources";
  bots: "compiled" | "sources";
  obstacle: "broken" | "compiling" | "failed" | "no_compiler" | "no_packages" | "pure" | null;
  advice: string;
  has_page: boolean;
  damaged: number;
}

/** The body of every answer that is not a success. */
export interface Problem {
  error: Wrong;
}

/** What is wrong with a request. */
export interface Wrong {
  kind: string;
  message: string;
  rule: string | null;
  expected: string[];
}

export type Line = Said | TableNotice | Told | Undone;

export type ClientMessage = AskAmend | AskFilm | AskHint | AskOdds | AskOutlook | AskPreview | Correct | Fall | Hello | Leave | Move | Ping | Propose | Recall | Resign | Say | Sit | Subscribe | Talk | TurnTo | Undo | Unsubscribe | Vote;

export type ServerMessage = Amended | Chances | CompetitionNews | Done | Filmed | Goodbye | Hinted | LiveNews | News | Outlook | Pong | Previewed | Recalled | Refused | Welcome;

export type CompetitionWish = AddBot | Annul | Award | CallOff | CheckIn | DrawLots | Extend | HandOver | Join | MeetAt | Pause | Prefer | Rekey | Replace | Resume | ShowLots | SubstituteNow | TakeBack | Withdraw;

export type TableNoticeKind = "bot_replaced" | "carried" | "declined" | "drawn" | "expired" | "forfeited" | "kicked_off" | "left" | "moved" | "proposed" | "resigned" | "sat" | "taken_over" | "talked" | "time_over" | "voted";

export type Phrase = "bad_luck" | "good_game" | "good_luck" | "hello" | "hurry" | "nice_move" | "oops" | "thanks" | "wait";

/** What every endpoint takes and gives; what is no JSON is given as text. */
export interface Endpoints {
  "delete /api/bots": { takes: null; gives: BotGone };
  "get /api/bots": { takes: null; gives: VisitingBotList };
  "post /api/bots": { takes: BotHere; gives: BotStand };
  "post /api/bots/{bot}/invitations": { takes: InviteBot; gives: InvitedBot };
  "get /api/competitions": { takes: null; gives: CompetitionList };
  "post /api/competitions": { takes: OpenCompetition; gives: CompetitionOpened };
  "get /api/competitions/{competition}": { takes: null; gives: CompetitionInfo };
  "post /api/competitions/{competition}": { takes: CompetitionWish; gives: CompetitionInfo };
  "get /api/competitions/{competition}/calendar": { takes: null; gives: string };
  "delete /api/competitions/{competition}/hook": { takes: HookEnd; gives: PushDone };
  "post /api/competitions/{competition}/hook": { takes: HookWish; gives: PushDone };
  "delete /api/competitions/{competition}/push": { takes: PushEnd; gives: PushDone };
  "post /api/competitions/{competition}/push": { takes: PushWish; gives: PushDone };
  "get /api/games": { takes: null; gives: Games };
  "get /api/games/{game}/board": { takes: null; gives: Record<string, unknown> };
  "get /api/games/{game}/cards": { takes: null; gives: Cards };
  "post /api/games/{game}/cards": { takes: OwnCards; gives: Cards };
  "get /api/games/{game}/concepts": { takes: null; gives: ConceptNotes };
  "get /api/games/{game}/lessons": { takes: null; gives: LessonPlans };
  "post /api/games/{game}/lessons/{lesson}": { takes: OpenLesson; gives: Invitations };
  "get /api/games/{game}/owner": { takes: null; gives: OwnersSheet };
  "post /api/games/{game}/owner": { takes: OwnCards; gives: OwnersReading };
  "get /api/games/{game}/puzzles": { takes: null; gives: Puzzles };
  "get /api/games/{game}/rules": { takes: null; gives: Rules };
  "get /api/games/{game}/words/{language}": { takes: null; gives: GameWords };
  "post /api/matches": { takes: SavedMatch; gives: MatchFile };
  "get /api/openapi.json": { takes: null; gives: Record<string, unknown> };
  "get /api/protocol.json": { takes: null; gives: Record<string, unknown> };
  "get /api/push": { takes: null; gives: PushKey };
  "post /api/qr": { takes: QrWish; gives: string };
  "get /api/tables": { takes: null; gives: Tables };
  "post /api/tables": { takes: OpenTable; gives: Invitations };
  "get /api/tables/{table}": { takes: null; gives: TableSummary };
  "get /api/tables/{table}/again": { takes: null; gives: Again };
  "post /api/tables/{table}/again": { takes: AgainWish; gives: Again };
  "get /api/tables/{table}/calendar": { takes: null; gives: string };
  "get /api/tables/{table}/course": { takes: null; gives: Course };
  "get /api/tables/{table}/film": { takes: null; gives: Film };
  "delete /api/tables/{table}/hook": { takes: HookEnd; gives: PushDone };
  "post /api/tables/{table}/hook": { takes: HookWish; gives: PushDone };
  "get /api/tables/{table}/picture": { takes: null; gives: string };
  "delete /api/tables/{table}/push": { takes: PushEnd; gives: PushDone };
  "post /api/tables/{table}/push": { takes: PushWish; gives: PushDone };
  "get /api/tables/{table}/replay": { takes: null; gives: string };
  "get /api/tables/{table}/report": { takes: null; gives: Report };
  "get /api/tables/{table}/review": { takes: null; gives: MatchReview };
  "get /health": { takes: null; gives: Health };
  "get /health/live": { takes: null; gives: Health };
  "get /health/ready": { takes: null; gives: Health };
  "get /metrics": { takes: null; gives: string };
}

export const VERSION = 2;

export const MOST_LIVE = 16;

export const LONGEST_CARD_FILE = 65536;

export const PHRASES = ["hello","good_luck","nice_move","bad_luck","oops","hurry","wait","thanks","good_game"] as const;
