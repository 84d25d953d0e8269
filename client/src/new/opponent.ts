import type { GameInfo } from '../api';
import { percent } from '../format';
import { nextLeague } from '../me/figures';
import { record } from '../me/record';
import { keep, recall } from '../memory';
import { settings, t } from '../settings.svelte';

/** The weakest league that plays sensibly: for whoever has never chosen one. */
const FIRST = 'novice';

/** The league that sits down at a game unless another is chosen: the one chosen last, at first a gentle one. */
export function opponentFor(game: GameInfo): string {
  const chosen = recall(`opponent.${game.key}`) ?? FIRST;
  return [...game.bots, ...game.house_bots.map((bot) => bot.key)].includes(chosen) ? chosen : game.usual_bot;
}

/** What is known of a bot, in a sentence; of one of the host's own how it did in an arena, if it was in one. */
export function aboutBot(bot: string, game: GameInfo): string {
  if (game.bots.includes(bot)) return t(`bot-about-${bot}`);
  const strength = game.house_bots.find((one) => one.key === bot)?.strength;
  if (!strength) return t('bot-about-house');
  const [share, low, high] = [strength.share, strength.low, strength.high].map((part) =>
    percent([part, 1], settings.lang),
  );
  return t('bot-about-measured', {
    league: t(`bot-${strength.league}`),
    matches: strength.matches,
    share: share ?? '',
    low: low ?? '',
    high: high ?? '',
  });
}

export function chooseOpponent(game: GameInfo, league: string): void {
  keep(`opponent.${game.key}`, league);
}

/** Another league, if the last two matches of a game were clear ones and the one chosen now is still theirs. */
export function offerFor(game: GameInfo): string | null {
  const offer = nextLeague(record(), game.key, game.bots);
  return offer === opponentFor(game) ? null : offer;
}
