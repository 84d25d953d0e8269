import { decimal, percent } from '../../format';
import type { Headline } from '../../generated/protocol';
import type { Args, Words } from '../../words';
import type { Figures, Finish } from './figures';
import { argsOf } from './headline';

/** By kind of headline: what the sentence below it is about. */
const LEADS: Record<string, string> = {
  turned: 'turned',
  late: 'tight',
  close: 'tight',
  edge: 'tight',
  kicks: 'tight',
  clean: 'clear',
  clear: 'clear',
  pulled: 'pulled',
  rout: 'clear',
  draw: 'level',
  goalless: 'level',
  resigned: 'given',
};

/**
 * The match in a few sentences, out of its figures: what stands below its headline, and paragraphs. Of a tie it is told how
 * the first leg ended, and then the second.
 */
export function reportOf(
  headline: Headline,
  figures: Figures,
  teams: readonly [string, string],
  game: Words,
  ui: Words,
  firstLeg?: readonly [number, number],
): { lead: string; paragraphs: string[] } {
  const told = new Map<string, number>();
  /** Another phrase each time, and in another match another one to begin with. */
  const say = (key: string, args: Args): string => {
    const times = told.get(key) ?? 0;
    told.set(key, times + 1);
    return ui.text(phraseOf(key, times + headline.seed, ui), args);
  };
  const whoOf = ({ man, number }: { man: string; number: number | null }): string =>
    man ? game.name(man) : number === null ? '' : ui.text('happened-number', { number });
  const unit = figures.unit;
  const goals = figures.finishes.filter((finish) => finish.isGoal);
  const sentences = goals.map((finish) => {
    const { minute, score, odds } = finish;
    const chance = odds ? ui.text('report-chance', { chance: percent(odds, ui.lang) }) : '';
    const details = [whoOf(finish), chance].filter(Boolean).join(', ');
    return say(`report-goal-${howOf(finish, teams)}`, {
      ...game.named({ team: finish.team }),
      unit,
      minute,
      score: score?.join(':') ?? '',
      chance: details && `\u00a0(${details})`,
    });
  });
  const early = goals.filter(({ minute }) => minute <= (figures.halves[0] ?? -1)).length;
  const paragraphs = firstLeg ? [ui.text('report-first-leg', { score: firstLeg.join(':') })] : [];
  if (early) {
    const half = say('report-half', { score: goals[early - 1]?.score?.join(':') ?? '' });
    paragraphs.push([...sentences.slice(0, early), half].join(' '));
  }
  if (early < goals.length) paragraphs.push(sentences.slice(early).join(' '));
  if (!goals.length) paragraphs.push(say('report-no-goals', {}));
  const rest = figures.happenings
    .filter(({ kind }) => kind === 'red')
    .map(({ minute, team, man, number }) =>
      say('report-red', { ...game.named({ team }), unit, minute, who: whoOf({ man, number }) }),
    );
  const missed = figures.finishes
    .filter((finish) => !finish.isGoal && finish.odds)
    .toSorted((a, b) => share(b.odds) - share(a.odds))[0];
  if (missed)
    rest.push(
      say('report-missed', {
        ...game.named({ team: missed.team }),
        unit,
        minute: missed.minute,
        chance: percent(missed.odds ?? [0, 1], ui.lang),
      }),
    );
  const [one, two] = figures.xg.map((goals) => decimal(goals, ui.lang)) as [string, string];
  // where nobody shot there is nothing to weigh
  if (figures.xg.some((goals) => goals > 0))
    rest.push(say('report-xg', { ...game.named({ first: teams[0], second: teams[1] }), one, two }));
  const lead = LEADS[headline.kind];
  return {
    lead: lead ? ui.text(phraseOf(`report-lead-${lead}-1`, headline.seed, ui), argsOf(headline, game, [])) : '',
    paragraphs: [...paragraphs, rest.join(' ')].filter(Boolean),
  };
}

/** What a goal did to the score. */
function howOf({ team, score }: Finish, teams: readonly [string, string]): string {
  const [mine = 0, theirs = 0] = team === teams[0] ? (score ?? []) : (score ?? []).toReversed();
  if (mine === theirs) return 'level';
  if (mine - theirs === 1) return mine === 1 ? 'first' : 'lead';
  return mine > theirs ? 'extend' : 'cut';
}

/** One of the phrases of a key: `key` or `key-1`, `key-2`, `key-3`, and from the first again. */
export function phraseOf(key: string, number: number, ui: Words): string {
  const stem = key.replace(/-1$/, '');
  let count = 1;
  while (ui.has(`${stem}-${count + 1}`)) count += 1;
  const which = (number % count) + 1;
  return which === 1 ? key : `${stem}-${which}`;
}

function share(odds: [number, number] | null): number {
  return odds ? odds[0] / odds[1] : 0;
}
