/** What is on the board now: matches, tables, bracket, and the match that is looked at. */
import { touchOf } from '../../table/director/touched';
import type { SkinProps } from '../../table/skin';
import { bracketOf, type Round } from './bracket';
import { isGroupTable, liveMatches, matchesByGroup, type Match } from './matches';
import type { Sight } from './sight.svelte';
import { whistleCount } from './story';
import type { Turn } from './turn.svelte';
import type { Standing } from './state';

/** What a scene needs to know of its table. */
export type SceneProps = Pick<SkinProps, 'lines' | 'words' | 'explain' | 'touched' | 'replay'>;

export class Scene {
  private readonly skin: () => SceneProps;
  private readonly turn: Turn;
  readonly sight: Sight;
  private stageSeen = '';
  private whistlesSeen = -1;
  private heldSeen = '';
  private movedSeen = '';

  constructor(skin: () => SceneProps, turn: Turn, sight: Sight) {
    this.skin = skin;
    this.turn = turn;
    this.sight = sight;
  }

  readonly live: Match[] = $derived.by(() => (this.turn.look ? liveMatches(this.turn.table, this.turn.facts) : []));
  readonly byGroup: Map<string, Match[]> = $derived.by(() =>
    this.turn.look ? matchesByGroup(this.turn.table, this.turn.facts, this.turn.box) : new Map(),
  );
  readonly tables: Map<string, Standing[]> = $derived.by(
    () => new Map(this.turn.look ? this.turn.facts.groups.map(({ group, lines }) => [group, lines]) : []),
  );
  readonly rounds: Round[] = $derived.by(() =>
    this.turn.look ? bracketOf(this.turn.table, this.turn.facts, this.turn.box) : [],
  );

  /** Teams that are out of the tournament. */
  readonly out: Set<string> = $derived.by(() => new Set(this.turn.look?.facts.out ?? []));

  /** The match that is looked at closely: pointed at, named, or touched last. */
  readonly focus: Match | null = $derived.by(() => {
    const row = this.turn.picks.at(-1) ?? this.sight.row;
    const aimed = this.live.find((match) => row >= 0 && match.left.k >> 1 === row >> 1);
    const last = this.skin().touched.filter((touch) => touch.isLast);
    const touched = this.live.find(
      (match) =>
        touchOf(last, { team: match.left.team, against: match.right.team }) ??
        touchOf(last, { team: match.right.team, against: match.left.team }),
    );
    return aimed ?? touched ?? this.live[0] ?? null;
  });

  /** Somebody who answers nothing here: what is told is all there is to look at. */
  private get isWatched(): boolean {
    return this.skin().replay || this.turn.look?.mine == null;
  }

  /** The last that was touched, if one has to be shown it: one's own answer only where one watches it again. */
  readonly moved: string = $derived.by(() => {
    const { touched } = this.skin();
    const last = touched.at(-1);
    const isNews = last && (this.isWatched || last.seat !== this.turn.look?.mine);
    return isNews ? `${touched.length} ${JSON.stringify(last)}` : '';
  });

  titleOf(match: Match): string {
    const { words } = this.skin();
    if (isGroupTable(this.turn.table)) {
      const group = this.turn.box.nations.get(match.left.team)?.group ?? '';
      const number = (this.byGroup.get(group) ?? []).findIndex((one) => one.id === match.id) + 1;
      return words.text('cup-match-title', { group, number });
    }
    const knot = this.rounds.flatMap((round) => round.knots).find((one) => one.live?.id === match.id);
    const { is_replay: isReplay, replays } = this.turn.table;
    if (!knot) return words.text(isReplay ? 'cup-replay-title' : 'cup-knock-out');
    const name = words.name(knot.tie.id);
    return isReplay ? `${name}, ${words.text('board-replay', { number: replays })}` : name;
  }

  press(k: number): void {
    if (k < 0) return;
    this.sight.row = k;
    if (this.turn.isSending || this.turn.press(k)) return;
    const team = this.turn.table.teams[k] ?? '';
    if (this.turn.decision && this.turn.playing && this.turn.mode !== 'name') this.skin().explain(`team ${team}`);
    else this.sight.zoom = 'match';
  }

  /** Where the matches that are played now are seen best. */
  private home(isWide: boolean): void {
    const { stage, is_replay } = this.turn.table;
    this.sight.zoom = stage !== 'group' ? 'bracket' : isWide || is_replay ? 'all' : 'group';
  }

  /** The eye follows the game: to a new round, to the score sheet after the whistle, to the board when a card is held up. */
  follow(isWide: boolean): void {
    const { look, table, box } = this.turn;
    if (!look || !table.teams.length) return;
    if (!this.sight.group)
      this.sight.group =
        box.groups.find((group) =>
          [...box.nations.values()].some(
            (nation) => nation.group === group && table.owners[nation.index] === look.mine,
          ),
        ) ??
        box.groups[0] ??
        '';
    const stage = `${table.stage} ${table.replays}`;
    const whistles = whistleCount(this.skin().lines);
    if (stage !== this.stageSeen) {
      this.stageSeen = stage;
      this.sight.row = -1;
      this.home(isWide);
    }
    if (this.whistlesSeen >= 0 && whistles > this.whistlesSeen) this.sight.zoom = 'sheet';
    this.whistlesSeen = whistles;
    if (this.moved && this.moved !== this.movedSeen) this.turnToMove();
    this.movedSeen = this.moved;
    const held = this.turn.mode === 'card' ? this.turn.card : this.turn.playing;
    if (held !== this.heldSeen && held && !this.isSeen(isWide)) this.home(isWide);
    this.heldSeen = held;
  }

  /** What others do is looked at closely, whatever one has pointed at before; who only watches sees its group, too. */
  private turnToMove(): void {
    if (this.sight.zoom !== 'match') this.sight.row = -1;
    const team = String(this.skin().touched.at(-1)?.what.team ?? '');
    const { group } = this.turn.box.nations.get(team) ?? {};
    if (group && this.isWatched && this.sight.zoom === 'group') this.sight.group = group;
  }

  /** Whether what may be named now can be seen where one looks. */
  private isSeen(isWide: boolean): boolean {
    const { zoom, row } = this.sight;
    if (zoom === 'match') return [row & ~1, row | 1].some((k) => this.turn.targets.has(k));
    if (this.turn.table.stage !== 'group') return zoom === 'bracket';
    if (this.turn.table.is_replay || isWide) return zoom === 'all' || (zoom === 'group' && !this.turn.table.is_replay);
    return zoom === 'group';
  }
}
