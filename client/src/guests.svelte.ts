import { visitingBots } from './api';
import { line } from './line';
import type { InvitedBot, VisitingBotInfo } from './generated/protocol';

/** How often the list is looked at while somebody has it before them. */
const AGAIN_MS = 8000;

/** A visiting bot that was sent for, and until when it may come, by this device's clock. */
export interface Expected {
  name: string;
  until: number;
}

export const isVisiting = (bot: string): boolean => bot.startsWith('visiting:');
export const expected = (bot: InvitedBot): Expected => ({ name: bot.name, until: Date.now() + bot.within });

/** The bots of other people that stand at this server now. */
class Guests {
  all = $state.raw<VisitingBotInfo[]>([]);

  /** Those who play a game, who would come first. */
  at(game: string): VisitingBotInfo[] {
    const found = this.all.filter((bot) => bot.games.includes(game));
    return [...found.filter((bot) => bot.is_free), ...found.filter((bot) => !bot.is_free)];
  }

  find(key: string): VisitingBotInfo | undefined {
    return this.all.find((bot) => bot.key === key);
  }

  async look(): Promise<void> {
    if (line.isHere) return;
    try {
      this.all = (await visitingBots()).bots;
    } catch {
      this.all = []; // nobody is known to be here; whatever else is wrong is told where it matters
    }
  }

  /** Look now and again, for as long as an effect lives. */
  watch(): () => void {
    void this.look();
    const timer = setInterval(() => document.hidden || void this.look(), AGAIN_MS);
    return () => clearInterval(timer);
  }
}

export const guests = new Guests();
