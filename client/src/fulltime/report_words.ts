import { decimal, percent } from '../format';
import type { Words } from '../words';
import type { Figures } from './figures';

/** The match in a few sentences, out of its figures: a headline and paragraphs; `decided` has won a match that was level or given up. */
export function reportOf(
  figures: Figures,
  score: readonly number[],
  teams: readonly [string, string],
  names: readonly [string, string],
  ui: Words,
  decided: string | null = null,
  hasResigned = false,
): { headline: string; paragraphs: string[] } {
  const [one = 0, two = 0] = score;
  const nameOf = (team: string): string => names[team === teams[0] ? 0 : 1];
  const winner = one >= two ? names[0] : names[1];
  const loser = one >= two ? names[1] : names[0];
  const margin = Math.abs(one - two);
  const headline =
    hasResigned && decided
      ? ui.text('report-resigned', {
          winner: decided,
          loser: decided === names[0] ? names[1] : names[0],
          score: `${one}:${two}`,
        })
      : margin === 0 && decided
        ? ui.text('report-kicks', { winner: decided, score: `${one}:${two}` })
        : ui.text(margin === 0 ? 'report-draw' : margin === 1 ? 'report-close' : 'report-clear', {
            winner,
            loser,
            first: names[0],
            second: names[1],
            score: `${one}:${two}`,
          });
  const told = new Map<string, number>();
  const goals = figures.finishes
    .filter((finish) => finish.isGoal)
    .map((finish) => {
      const [mine = 0, theirs = 0] =
        finish.team === teams[0] ? (finish.score ?? []) : (finish.score ?? []).toReversed();
      const how =
        mine === theirs
          ? 'level'
          : mine - theirs === 1
            ? mine === 1
              ? 'first'
              : 'lead'
            : mine > theirs
              ? 'extend'
              : 'cut';
      const args = {
        team: nameOf(finish.team),
        unit: figures.unit,
        minute: finish.minute,
        score: finish.score?.join(':') ?? '',
        chance: finish.odds ? `\u00a0(${percent(finish.odds, ui.lang)})` : '',
      };
      const times = told.get(how) ?? 0;
      told.set(how, times + 1);
      return ui.text(phraseOf(`report-goal-${how}`, times, ui), args);
    });
  const missed = figures.finishes
    .filter((finish) => !finish.isGoal && finish.odds)
    .toSorted((a, b) => share(b.odds) - share(a.odds))[0];
  const paragraphs = [goals.length ? goals.join(' ') : ui.text('report-no-goals')];
  const rest: string[] = [];
  if (missed)
    rest.push(
      ui.text('report-missed', {
        team: nameOf(missed.team),
        unit: figures.unit,
        minute: missed.minute,
        chance: percent(missed.odds ?? [0, 1], ui.lang),
      }),
    );
  rest.push(
    ui.text('report-xg', {
      first: names[0],
      second: names[1],
      one: decimal(figures.xg[0], ui.lang),
      two: decimal(figures.xg[1], ui.lang),
    }),
  );
  return { headline, paragraphs: [...paragraphs, rest.join(' ')] };
}

/** One of the phrases of a key, another each time: `key`, `key-2`, `key-3`, and from the first again. */
function phraseOf(key: string, times: number, ui: Words): string {
  let count = 1;
  while (ui.has(`${key}-${count + 1}`)) count += 1;
  const which = (times % count) + 1;
  return which === 1 ? key : `${key}-${which}`;
}

function share(odds: [number, number] | null): number {
  return odds ? odds[0] / odds[1] : 0;
}
