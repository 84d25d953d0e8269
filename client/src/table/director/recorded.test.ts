/** Whole matches of all games, told by the server and played on the page: nothing is shown before it is told. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Tutor } from '../../screens/lessons/tutor.svelte';
import { seatNames } from '../../format';
import type { ClientMessage, News } from '../../generated/protocol';
import { settings, t } from '../../settings.svelte';
import { breath } from '../../kit/quiet';
import { scoreOf } from '../board';
import { GameAssets } from '../assets.svelte';
import Frame from '../Frame.svelte';
import { isMeant } from '../meaning';
import { Session } from '../session.svelte';
import { storyOf } from '../story';
import NoBoard from './NoBoard.svelte';
import { record, TestLine, type Recorded } from './recorded';

const CHAIR = 0;
/** A second answer of a bot comes so soon after the first. */
const QUICK = 50;

beforeAll(() => settings.choose('en'));
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  vi.stubGlobal('WebSocket', TestLine);
  vi.stubGlobal('innerWidth', 1440);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1100);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(800);
  settings.speed = 'calm';
  settings.outlook = true;
  settings.forced = false;
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

/** Somebody who watches the page while the server tells a match, and complains about whatever comes too early. */
class Watcher {
  readonly session: Session;
  private readonly app: Record<string, unknown>;
  private readonly firsts = new Map<string, number>();
  /** What has been heard so far, and the number of it when nothing waited last. */
  private heard = 0;
  private rested = 0;
  private told = 0;
  /** The line that was told last as what has just happened, and where what is played began. */
  private just = -1;
  private begun: number | undefined;
  /** The kinds of the moments that were played, in order. */
  readonly played: string[] = [];
  private last: unknown = null;
  /** What was looked at last, and where the ticker is: a page is not searched twice for the same. */
  private looked = '';
  private ticker: Element | null = null;
  /** How often each thing was there to be looked at. */
  readonly seen = { tickers: 0, outlooks: 0, scores: 0, justs: 0 };

  constructor(
    private readonly match: Recorded,
    private readonly assets: GameAssets,
    isStill: boolean,
  ) {
    for (const [told, view] of match.truth) this.first(JSON.stringify(view), told);
    for (const { news } of match.news)
      for (const still of news.stills) this.first(JSON.stringify(still.view), still.ply);
    TestLine.hear = (message) => this.answer(message);
    this.session = new Session('match', 'key', {
      meanings: () => assets.words?.meanings ?? null,
      pace: () => ({ speed: settings.speed, isStill }),
    });
    this.session.open();
    TestLine.last.onopen?.();
    TestLine.last.tell({ type: 'welcome', table: match.info, holds: [CHAIR], invited: null, away: [], now: 0 });
    TestLine.last.tell(this.newsAt(0));
    const target = document.createElement('div');
    document.body.append(target);
    const names = seatNames(this.newsAt(0).seats, settings.words);
    this.app = mount(Frame, {
      target,
      props: { session: this.session, assets, names, tutor: new Tutor(() => this.session) },
    });
  }

  /** The whole match: what others do comes quickly, and whoever sits here answers when he is asked. */
  async watch(): Promise<void> {
    while (document.querySelector('main.drawing')) await breath(); // the board comes part by part
    await this.look();
    for (let k = 1; k < this.match.news.length; k += 1) {
      const { by, news } = this.match.news[k]!;
      if (by === CHAIR) await this.wait();
      const before = this.session.lines.length;
      const isFree = !this.session.director.isPlaying;
      this.heard = k;
      TestLine.last.tell(news);
      if (by === CHAIR && isFree)
        expect(this.session.lines.length, 'an answer of one’s own is echoed at once').toBeGreaterThan(before);
      await this.look();
      vi.advanceTimersByTime(QUICK);
      await this.look();
    }
    await this.wait();
    this.session.close();
    await unmount(this.app);
  }

  private first(view: string, told: number): void {
    this.firsts.set(view, Math.min(told, this.firsts.get(view) ?? Infinity));
  }

  private newsAt(k: number): News {
    return this.match.news[k]!.news;
  }

  /** How many percent the server gives the first seat, another number after every answer. */
  private percent(k: number): number {
    return (7 * k) % 100;
  }

  private answer(message: ClientMessage): void {
    if (message.type !== 'outlook') return;
    const chance = this.percent(this.heard) / 100;
    const ply = this.newsAt(this.heard).ply;
    const answer = { type: 'outlooked', n: message.n, ply, chances: [chance, 1 - chance], errors: [0, 0] };
    setTimeout(() => TestLine.last.tell(answer), 5);
  }

  /** Until nothing waits any more, and a while longer. */
  private async wait(): Promise<void> {
    for (let steps = 0; this.session.director.isPlaying; steps += 1) {
      expect(steps, 'it ends').toBeLessThan(200);
      vi.advanceTimersToNextTimer();
      await this.look();
    }
    vi.advanceTimersByTime(1000);
    await this.look();
  }

  private async look(): Promise<void> {
    await Promise.resolve();
    flushSync();
    const { session, assets } = this;
    const { director } = session;
    const [news, words] = [session.news!, assets.words!];
    const outlook = document.querySelector('header .outlook b')?.textContent;
    const now = `${this.heard} ${news.ply} ${director.playing?.count} ${director.playing?.isTold} ${outlook}`;
    if (now === this.looked) return;
    this.looked = now;
    const ply = director.isPlaying ? news.ply : this.newsAt(this.heard).ply;
    expect(news.ply).toBe(ply);
    expect(ply, 'what was told stays told').toBeGreaterThanOrEqual(this.told);
    this.told = ply;
    if (director.playing && director.playing.moment !== this.last) {
      this.last = director.playing.moment;
      this.played.push(director.playing.moment.kind);
    }

    // the board
    const shown = JSON.stringify(news.view);
    const first = this.firsts.get(shown);
    expect(first, 'the table never looked like this').toBeDefined();
    expect(first, 'the board is ahead of what is told').toBeLessThanOrEqual(ply);

    // the ticker
    const story = storyOf(session.lines, words, settings.words, news.seats);
    if (!this.ticker?.isConnected) this.ticker = document.querySelector('.tick ol');
    if (story.length && this.ticker) {
      expect(this.ticker.childElementCount, 'every line that is told, and no other').toBe(story.length);
      expect(this.ticker.firstElementChild!.lastElementChild!.textContent).toBe(story.at(-1)!.text);
      this.seen.tickers += 1;
    }
    expect(session.lines.at(-1)!.ply).toBeLessThan(ply);

    // what has just happened
    const just = document.querySelector('[data-testid=just] p')!.textContent;
    const at = story.findLastIndex((one) => one.text === just);
    const begun = director.isPlaying ? director.toldSince[0]?.ply : undefined;
    if (begun !== undefined && begun === this.begun) {
      expect(at, `more was told since “${just}”`).toBeGreaterThanOrEqual(this.just);
      this.seen.justs += 1;
    }
    [this.just, this.begun] = [at, begun];

    // the score
    const score = scoreOf(news, assets.board);
    const goals = this.goals();
    if (goals && score.length) {
      this.seen.scores += 1;
      expect(score, 'the score is that of the goals told').toEqual(goals);
      const bar = document.querySelector('header .middle')!.textContent.replace(/\s/g, '');
      expect(
        [goals.join(':'), goals.toReversed().join(':')].some((text) => bar.includes(text)),
        bar,
      ).toBe(true);
    }

    // the question
    const h1 = document.querySelector('main h1')!.textContent;
    if (director.isPlaying) {
      const { moment, isTold } = director.playing ?? {};
      const isWhistled = isTold && (moment?.kind === 'half' || moment?.kind === 'end');
      const may = isWhistled ? [`moment-${moment.kind}`] : ['watching', 'watching-before', 'moment-end'];
      expect(
        may.map((key) => t(key)).find((text) => h1?.includes(text)),
        h1 ?? '',
      ).toBeDefined();
      expect(news.decision).toBe(null);
    } else {
      this.rested = this.heard;
      expect(news.decision).toEqual(this.newsAt(this.heard).decision);
      expect(shown).toBe(JSON.stringify(this.newsAt(this.heard).view));
    }

    // the outlook
    if (outlook) {
      this.seen.outlooks += 1;
      const known = this.match.news.slice(0, this.rested + 1).map((_, k) => `${this.percent(k)}%`);
      expect(known, 'a chance to win is ahead of what is told').toContain(outlook.replace(/\s/g, ''));
    }
  }

  /** The goals of each side that have been told, where a game tells each of them. */
  private goals(): string[] | null {
    const { assets, session } = this;
    const { meanings } = assets.words!;
    if (!Object.keys(meanings).some((event) => isMeant(meanings, event, 'goal'))) return null;
    const sides = (session.news?.view?.table.sides ?? [{ team: 0 }, { team: 1 }]) as {
      team?: unknown;
      name?: unknown;
    }[];
    return sides.map((side, role) =>
      String(
        session.lines.filter(
          ({ line }) =>
            line.line === 'told' &&
            isMeant(meanings, line.event, 'goal') &&
            [side.team, side.name, role].includes((line.args.team ?? line.args.seat) as never),
        ).length,
      ),
    );
  }
}

/** A match on the page: everything that surrounds a board is there, and at the plain table the board, too. */
async function play(match: Recorded, isPlain: boolean, isStill = false): Promise<Watcher> {
  const game = match.info.game;
  const files = [match.words, match.cards, match.board] as const;
  const paths = [`/words/`, `/cards`, `/board`];
  vi.stubGlobal('fetch', async (path: string) => {
    const found = files[paths.findIndex((part) => path.includes(part))];
    return Response.json(found);
  });
  const assets = new GameAssets();
  await assets.load(game, 'en', isPlain, '');
  expect(assets.trouble).toBe(null);
  if (!isPlain)
    assets.skin = {
      ...assets.skin!,
      default: NoBoard,
      placesTicker: true,
      placesMoments: true,
      ownsQuestion: true,
      moments: {},
    };
  const watcher = new Watcher(match, assets, isStill);
  await watcher.watch();
  return watcher;
}

const WHOLE = 180_000;

test.each([
  ['finale', ['cards', 'duel', 'injury', 'red', 'goal', 'half', 'end']],
  ['world_cup', ['cards', 'duel', 'champion']],
  ['fussball_fieber', ['cards', 'end', 'champion']],
  ['hat_trick', ['cards', 'duel', 'red', 'goal', 'half', 'end']],
])('a whole match of %s: nothing is shown before it is told', { timeout: WHOLE }, async (game, kinds) => {
  const match = record(game);
  const { seen, played } = await play(match, false);
  expect(played).toEqual(expect.arrayContaining(kinds));
  expect(played.at(-1), 'the end comes last').toBe(kinds.at(-1));
  expect(Math.min(seen.tickers, seen.outlooks, seen.justs), 'there was something to look at').toBeGreaterThan(20);
  if (kinds.includes('goal')) expect(seen.scores).toBeGreaterThan(20);
  const still = await play(match, false, true);
  expect(still.played, 'without motion it is the same story').toEqual(played);
});

test.each(['penalty_duel', 'fussball_fieber'])(
  'a whole match of %s at the plain table: nothing is shown before it is told',
  { timeout: WHOLE },
  async (game) => {
    const { seen } = await play(record(game), true);
    expect(Math.min(seen.tickers, seen.outlooks, seen.justs)).toBeGreaterThan(20);
  },
);
