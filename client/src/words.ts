import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { GameWords as Told } from './generated/protocol';

export const LANGUAGES = ['de', 'en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Args = Record<string, FluentVariable>;

/** What events mean, by their names: words all games share (`goal`, `yellow`, `dice` …), and the figure that counts them. */
export type Meanings = Told['meanings'];
/** What the server knows of a game's words; the page's own mean nothing and know no cases. */
export type GameWords = Omit<Told, 'meanings' | 'cases'> & Partial<Told>;

/** The sentences of one language: code speaks in keys and ids, Fluent turns them into what people read. */
export class Words {
  readonly lang: Language;
  /** What the game's events mean. */
  readonly meanings: Meanings;
  private readonly bundle: FluentBundle;
  private readonly names: Map<string, string>;
  private readonly verbs: Map<string, string[]>;
  private readonly cases: [string, Record<string, string>][];

  constructor(lang: Language, source: string | GameWords) {
    const game: GameWords = typeof source === 'string' ? { ftl: source, names: {}, verbs: {} } : source;
    this.lang = lang;
    this.meanings = game.meanings ?? {};
    this.cases = Object.entries(game.cases ?? {});
    this.bundle = new FluentBundle(lang, { useIsolating: false });
    this.bundle.addResource(new FluentResource(game.ftl));
    this.names = new Map(Object.entries(game.names));
    this.verbs = new Map(Object.entries(game.verbs));
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** The message of a key; a key without a message shows itself, so that it is seen and mended. */
  text(key: string, args?: Args): string {
    const pattern = this.bundle.getMessage(key)?.value;
    if (!pattern) return key;
    const said = this.bundle.formatPattern(pattern, shown(args), []);
    return this.lang === 'fr' ? joined(said) : said;
  }

  /** The name of whatever has this id; other texts stay as they are. */
  name(id: string): string {
    return this.names.get(id) ?? id;
  }

  ask(prompt: string): string {
    return this.text(`ask-${keyed(bare(prompt, (key) => this.has(`ask-${key}`)))}`);
  }

  /** The same question once all is turned up, if it is one that is answered face down. */
  askOpened(prompt: string, name: string): string | null {
    const key = `opened-${keyed(bare(prompt, (one) => this.has(`ask-${one}`)))}`;
    return this.has(key) ? this.text(key, { name }) : null;
  }

  /** What the words after a verb are, by the names under which `say` knows them. */
  takes(verb: string): readonly string[] {
    return this.verbs.get(verb) ?? [];
  }

  /** What somebody says with an action, from its notation. */
  say(notation: string): string {
    const [verb = '', ...values] = notation.split(' ');
    const names = this.verbs.get(verb) ?? [];
    return this.text(
      `say-${keyed(verb)}`,
      this.named(Object.fromEntries(names.map((name, k) => [name, values[k] ?? '']))),
    );
  }

  /** What the referee tells with an event; seats are called by the names of those who sit there. */
  tell(event: string, args: Record<string, string | number>, seats: readonly string[] = []): string {
    return this.text(`tell-${keyed(event)}`, this.named(args, seats));
  }

  /** One clause why an answer is good, as the game's own advice has it. */
  why(key: string, args: Record<string, string | number>): string {
    return this.text(`why-${keyed(key)}`, this.named(args));
  }

  /** Arguments as people read them: whatever has an id by its name, in all cases of the language, and a seat by its own. */
  named(args: Record<string, string | number>, seats: readonly string[] = []): Args {
    const found: Args = {};
    for (const [name, value] of Object.entries(args)) {
      const shown = isSeat(name)
        ? this.seat(Number(value), seats)
        : typeof value === 'string'
          ? this.name(value)
          : value;
      found[name] = shown;
      if (typeof shown === 'string')
        for (const [one, written] of this.cases) found[`${name}-${one}`] = written[shown] ?? shown;
    }
    return found;
  }

  /** What a seat is called; people count nameless ones from 1. */
  private seat(number: number, seats: readonly string[] = []): string {
    return seats[number] || this.text('seat-nameless', { number: number + 1 });
  }
}

/** Whether an argument of a verb or an event is the number of a seat. */
function isSeat(name: string): boolean {
  return name === 'seat' || name.endsWith('_seat');
}

/** A number below zero is written with a minus, which Fluent would write as a hyphen. */
function shown(args: Args = {}): Args {
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, typeof value === 'number' && value < 0 ? `−${-value}` : value]),
  );
}

/** A French verb and the word that asks with it stay in one line: "diriges-tu", "tire-t-il". */
function joined(said: string): string {
  return said.replace(/-(?=(?:t-)?(?:je|tu|ils?|elles?|on|nous|vous)\b)/g, '-\u2060');
}

/** A prompt may carry its game's key in front ("finale-roll"); the words do not. */
function bare(prompt: string, has: (key: string) => boolean): string {
  if (has(keyed(prompt))) return prompt;
  return prompt.replace(/^[a-z_]+-/, '');
}

function keyed(word: string): string {
  return word.replaceAll('_', '-');
}

/** A text as it is read aloud, without the marks that keep its lines together. */
export function unjoined(said: string): string {
  return said.replaceAll('\u2060', '');
}
