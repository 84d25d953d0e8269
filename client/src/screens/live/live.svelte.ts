import { words as gameWords } from '../../api';
import type { Connection } from '../../connection.svelte';
import { botName } from '../../format';
import type { LiveNews, LiveTable, Told, LiveScore } from '../../generated/protocol';
import { settings, t } from '../../settings.svelte';
import { play } from '../../sound';
import { isMeant } from '../../table/meaning';
import { Words } from '../../words';
import type { Earlier } from './tables';
import { fade, front, stakes, weightOf } from './excitement';

/** A table of the conference, and what was last told about it. */
export interface Place {
  live: LiveScore;
  names: string[];
  /** By seat: the team each leads, where sentences speak of teams. */
  clubs: string[];
  /** The last sentence, and whether it told a goal. */
  last: string;
  /** When the last goal fell; 0 if none fell while we looked. */
  goalAt: number;
  heat: number;
  heatAt: number;
}
/** A goal somewhere: shown for a moment, whatever else is on. */
export interface Alert {
  key: number;
  table: string;
  /** Who scored; -1 if nobody here leads that team. */
  seat: number;
  call: string;
  text: string;
  score: number[];
  at: number;
}
/** One sentence of the radio. */
export interface Spoken {
  key: number;
  table: string;
  when: string;
  call: string;
  text: string;
  isBig: boolean;
}

const ALERT_STAYS = 2360;
const MOST_ALERTS = 3;
const MOST_SPOKEN = 40;
export const GOAL_STAYS = 60_000;
/** What the radio tells even when only big things are wanted. */
const BIG = ['goal', 'kick_goal', 'kick_miss', 'miss', 'save', 'red', 'end', 'champion'];

/** Up to sixteen tables at once: how they stand, where goals fall, and which of them stands in front. */
export class Conference {
  places = $state.raw<ReadonlyMap<string, Place>>(new Map());
  alerts = $state.raw<readonly Alert[]>([]);
  more = $state(0);
  spoken = $state.raw<readonly Spoken[]>([]);
  inFront = $state('');
  pinned = $state('');
  /** Why nothing can be shown at all. */
  fault = $state('');
  isQuiet = false;
  now = $state(Date.now());
  private since = 0;
  private count = 0;
  private wanted: LiveTable[] = [];
  private isOpen = false;
  private readonly ticking = window.setInterval(() => this.tick(), 1000);
  private readonly dictionaries = new Map<string, Words>();

  constructor(private readonly connection: Connection) {}

  /** Look at these tables from now on; those that are looked at already go on as they are. */
  lookAt(tables: LiveTable[]): void {
    if (this.isOpen && JSON.stringify(tables) === JSON.stringify(this.wanted)) return;
    this.isOpen = true;
    this.wanted = tables;
    const keep = new Set(tables.map((one) => one.table));
    this.places = new Map([...this.places].filter(([table]) => keep.has(table)));
    this.connection.follow({
      topic: () => ({ topic: 'live', tables: this.wanted }),
      heard: (message) => {
        if (message.type === 'live') void this.hear(message);
      },
      refused: (kind) => (this.fault = kind),
    });
  }

  private async hear(news: LiveNews): Promise<void> {
    const missing = news.tables.filter(({ game }) => !this.dictionaries.has(`${settings.lang} ${game}`));
    if (missing.length)
      await Promise.all([...new Set(missing.map(({ game }) => game))].map((game) => this.learn(game)));
    const wanted = new Set(this.wanted.map((one) => one.table));
    const places = new Map(this.places);
    for (const table of news.refused) places.delete(table);
    for (const live of news.tables) {
      if (wanted.has(live.table)) places.set(live.table, this.placed(live, places.get(live.table)));
    }
    this.places = places;
    this.chooseFront();
  }

  private async learn(game: string): Promise<void> {
    const { lang } = settings;
    this.dictionaries.set(`${lang} ${game}`, new Words(lang, await gameWords(game, lang)));
  }

  private placed(live: LiveScore, before: Place | undefined): Place {
    const words = this.dictionaries.get(`${settings.lang} ${live.game}`);
    const names = live.names.map((name, seat) => name || botName(live.bots[seat] ?? '', settings.words));
    const clubs = words ? live.teams.map((team) => words.name(team)) : [];
    const place: Place = before
      ? { ...before, live, names, clubs }
      : { live, names, clubs, last: '', goalAt: 0, heat: 0, heatAt: Date.now() };
    if (!words) return place;
    for (const line of live.told) {
      const text = words.tell(line.event, line.args, names);
      if (!text) continue;
      place.last = text;
      if (!before) continue;
      place.heat = fade(place.heat, Date.now() - place.heatAt) + weightOf(words.meanings, line.event);
      place.heatAt = Date.now();
      let call = '';
      if (isMeant(words.meanings, line.event, 'goal')) {
        const seat = seatOf(live, line);
        call = t('conference-goal', { name: names[seat] ?? words.name(String(line.args.team ?? '')) });
        place.goalAt = Date.now();
        this.shout(place, seat, call, text);
      }
      this.speak(place, line, call, text, words);
    }
    return place;
  }

  /** A goal: the call goes out at once. */
  private shout({ live }: Place, seat: number, call: string, text: string): void {
    const alert: Alert = {
      key: (this.count += 1),
      table: live.table,
      seat,
      call,
      text: [momentOf(live), text].filter(Boolean).join(' '),
      score: live.score,
      at: live.at,
    };
    const all = [alert, ...this.alerts];
    this.alerts = all.slice(0, MOST_ALERTS);
    this.more += Math.max(0, all.length - MOST_ALERTS);
    window.setTimeout(() => {
      this.alerts = this.alerts.filter((one) => one.key !== alert.key);
      if (!this.alerts.length) this.more = 0;
    }, ALERT_STAYS);
    if (settings.sound && !this.isQuiet) void play('goal', settings.volume);
  }

  private speak(place: Place, line: Told, call: string, text: string, words: Words): void {
    const { live, names } = place;
    const [home = '', away = ''] = names;
    const [first = 0, second = 0] = live.score;
    const spoken: Spoken = {
      key: (this.count += 1),
      table: live.table,
      when: momentOf(live),
      call,
      text: `${t('conference-over-to', { home, away, first, second })} ${text}`,
      isBig: isMeant(words.meanings, line.event, ...BIG),
    };
    this.spoken = [spoken, ...this.spoken].slice(0, MOST_SPOKEN * 4);
  }

  /** What the radio has told: all of it, or only the big things. */
  heard(isBigOnly: boolean): Spoken[] {
    return this.spoken.filter((one) => one.isBig || !isBigOnly).slice(0, MOST_SPOKEN);
  }

  pin(table: string): void {
    this.pinned = this.pinned === table ? '' : table;
    this.chooseFront();
  }

  private tick(): void {
    this.now = Date.now();
    this.chooseFront();
  }

  private chooseFront(): void {
    const now = Date.now();
    const candidates = [...this.places.values()].map(({ live, heat, heatAt }) => ({
      table: live.table,
      heat: fade(heat, now - heatAt) + stakes(live),
    }));
    const found = front(candidates, this.inFront, this.since, now, this.pinned);
    if (found !== this.inFront) [this.inFront, this.since] = [found, now];
  }

  close(): void {
    clearInterval(this.ticking);
    this.connection.leave('live');
  }
}

/** Whose event it is: it names the seat, or the team that the seat leads. */
function seatOf(live: LiveScore, { args }: Told): number {
  return typeof args.seat === 'number' ? args.seat : live.teams.indexOf(String(args.team ?? ''));
}

/** How the tie stood before this match, and how it stands with it. */
export function tieSoFar(before: Earlier | null, { score }: LiveScore): string {
  if (!before) return '';
  const [first = 0, second = 0] = before.won ?? before.goals;
  const kind = before.won ? 'series' : before.isFirstLeg ? 'first-leg' : 'before';
  const [home = 0, away = 0] = before.goals.map((goals, seat) => goals + (score[seat] ?? 0));
  return t('conference-tie', { kind, first, second, home, away });
}

/** When in the match it is: a minute, a half, or nothing where the game has neither. */
export function momentOf(live: LiveScore): string {
  if (live.status === 'over') return '';
  if (live.minute) return `${live.minute}′`;
  return live.half ? t('conference-half', { half: live.half }) : '';
}
