import type { GameInfo } from '../api';
import { nextLeague } from '../me/figures';
import { record } from '../me/record';
import { keep, recall } from '../memory';
import { t } from '../settings.svelte';

/** The weakest league that plays sensibly: for whoever has never chosen one. */
const FIRST = 'novice';

/** The league that sits down at a game unless another is chosen: the one chosen last, at first a gentle one. */
export function opponentFor(game: GameInfo): string {
  const chosen = recall(`opponent.${game.key}`) ?? FIRST;
  return [...game.bots, ...game.house_bots.map((bot) => bot.key)].includes(chosen) ? chosen : game.usual_bot;
}

/** What is known of a bot, in a sentence. */
export function aboutBot(bot: string, game: GameInfo): string {
  return game.bots.includes(bot) ? t(`bot-about-${bot}`) : t('bot-about-house');
}

export function chooseOpponent(game: GameInfo, league: string): void {
  keep(`opponent.${game.key}`, league);
}

/** Another league, if the last two matches of a game were clear ones and the one chosen now is still theirs. */
export function offerFor(game: GameInfo): string | null {
  const offer = nextLeague(record(), game.key, game.bots);
  return offer === opponentFor(game) ? null : offer;
}
