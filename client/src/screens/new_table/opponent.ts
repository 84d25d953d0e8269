import type { GameInfo } from '../../api';
import { botName, percent } from '../../format';
import { guests, isVisiting } from '../../guests.svelte';
import { nextLeague, outcomeOf } from '../profile/figures';
import { record } from '../profile/record';
import { keep, recall } from '../../memory';
import type { BotStrength } from '../../generated/protocol';
import { settings, t } from '../../settings.svelte';

/** The weakest league that plays sensibly: for whoever has never chosen one. */
const FIRST = 'novice';

/** The league that sits down at a game unless another is chosen: the one chosen last, at first a gentle one. */
export function opponentFor(game: GameInfo): string {
  const chosen = recall(`opponent.${game.key}`) ?? FIRST;
  return [...game.bots, ...game.house_bots.map((bot) => bot.key)].includes(chosen) ? chosen : game.usual_bot;
}

/** What is known of a bot, in a sentence; of one of the host's own or a visiting one what it won, if that was counted. */
export function aboutBot(bot: string, game: GameInfo): string {
  if (game.bots.includes(bot)) return t(`bot-about-${bot}`);
  if (isVisiting(bot)) {
    const strength = guests.find(bot)?.strengths[game.key];
    const key = strength?.league ? 'bot-about-visiting-measured' : 'bot-about-visiting-people';
    return strength ? measured(key, strength) : t('bot-about-visiting');
  }
  const strength = game.house_bots.find((one) => one.key === bot)?.strength;
  return strength ? measured('bot-about-measured', strength) : t('bot-about-house');
}

function measured(key: string, strength: BotStrength): string {
  const [share, low, high] = [strength.share, strength.low, strength.high].map((part) =>
    percent([part, 1], settings.lang),
  );
  return t(key, {
    league: strength.league ? t(`bot-${strength.league}`) : '',
    matches: strength.matches,
    share: share ?? '',
    low: low ?? '',
    high: high ?? '',
  });
}

/** Who sits down, as one reads it before. */
export const opponentName = (bot: string): string => guests.find(bot)?.name ?? botName(bot, settings.words);

/** Remember who was chosen; a visiting bot may be gone another time. */
export function chooseOpponent(game: GameInfo, league: string): void {
  if (!isVisiting(league)) keep(`opponent.${game.key}`, league);
}

export interface Offer {
  league: string;
  isStronger: boolean;
  /** The table of the match that called for it. */
  after: string;
}

/** Another league, if the last two matches of a game were clear ones and it is not chosen already. */
export function offerFor(game: GameInfo): Offer | null {
  const all = record();
  const league = nextLeague(all, game.key, game.bots);
  const last = all.findLast((played) => played.game === game.key);
  if (!last || !league || league === opponentFor(game)) return null;
  return { league, isStronger: outcomeOf(last) === 'won', after: last.table };
}
