import { SPEEDS, type Speed } from './table/director/queue';
import { record } from './screens/profile/record';
import { keep, recall } from './memory';
import { LANGUAGES, Words, type Language } from './words';

export type Theme = 'system' | 'light' | 'dark';

const FILES: Record<Language, () => Promise<{ default: string }>> = {
  de: () => import('./words/de.ftl?raw'),
  en: () => import('./words/en.ftl?raw'),
  fr: () => import('./words/fr.ftl?raw'),
};

/** Words that only some screens need, by screen and language. */
const MORE = import.meta.glob<string>('./words/*/*.ftl', { query: '?raw', import: 'default' });

/** What this device remembers of its owner's wishes: language, theme, sound and name. */
class Settings {
  lang = $state<Language>(firstLanguage());
  theme = $state<Theme>((recall('theme') as Theme | null) ?? 'system');
  sound = $state(recall('sound') === 'on');
  volume = $state(Number(recall('volume') ?? 60));
  name = $state(recall('name') ?? '');
  /** How fast what happens is shown. */
  speed = $state<Speed>(SPEEDS.find((one) => one === recall('speed')) ?? 'calm');
  /** Whether chances to win are shown at the table; until somebody says so, once three matches are played. */
  outlook = $state(recall('outlook') ? recall('outlook') === 'on' : record().length >= 3);
  /** Whether a phone beside a real box shows chances: both coaches can read it, so nobody sees them unasked. */
  chances = $state(recall('chances') === 'on');
  /** Whether what leaves no choice is answered by itself. */
  forced = $state(recall('forced') !== 'off');
  /** Whether every game is drawn by the plain table, without its skin. */
  plain = $state(recall('plain') === 'on');
  /** Whether the assistant explains what is new: always, never, or in the first matches of a game. */
  coach = $state<'on' | 'off' | 'first'>((['on', 'off'] as const).find((one) => one === recall('coach')) ?? 'first');
  /** The words of the interface, in the chosen language. */
  words = $state.raw(new Words('de', ''));
  /** The screens whose words are there too. */
  private readonly screens = new Set<string>();
  /** The language of the words and their screens. */
  private chosen = '';

  /** Fetch the words that only these screens need, in the chosen language and from now on in every other. */
  async furnish(...screens: string[]): Promise<void> {
    if (screens.every((screen) => this.screens.has(screen))) return;
    screens.forEach((screen) => this.screens.add(screen));
    await this.choose(this.lang);
  }

  async choose(lang: Language): Promise<void> {
    const more = [...this.screens].map((screen) => MORE[`./words/${screen}/${lang}.ftl`]?.());
    const wanted = [lang, ...this.screens].join(' ');
    const [file, ...others] = await Promise.all([FILES[lang](), ...more]);
    // two screens that come at once are both furnished by the same words, which are read once
    if (wanted !== this.chosen) this.words = new Words(lang, [file.default, ...others].join('\n'));
    this.chosen = wanted;
    this.lang = lang;
    document.documentElement.lang = lang;
    keep('language', lang);
  }

  paint(theme: Theme): void {
    this.theme = theme;
    if (theme === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
    keep('theme', theme);
  }

  /** Light becomes dark and back; what the system wants is where one begins. */
  turnTheme(): void {
    this.paint(this.isDark() ? 'light' : 'dark');
  }

  isDark(): boolean {
    return this.theme === 'dark' || (this.theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  }

  turnSound(): void {
    this.sound = !this.sound;
    keep('sound', this.sound ? 'on' : 'off');
  }

  setVolume(volume: number): void {
    this.volume = volume;
    keep('volume', String(volume));
  }

  hurry(speed: Speed): void {
    this.speed = speed;
    keep('speed', speed);
  }

  turnOutlook(): void {
    this.outlook = !this.outlook;
    keep('outlook', this.outlook ? 'on' : 'off');
  }

  turnChances(): void {
    this.chances = !this.chances;
    keep('chances', this.chances ? 'on' : 'off');
  }

  turnForced(): void {
    this.forced = !this.forced;
    keep('forced', this.forced ? 'on' : 'off');
  }

  setCoach(wish: 'on' | 'off'): void {
    this.coach = wish;
    keep('coach', wish);
  }

  turnPlain(): void {
    this.plain = !this.plain;
    keep('plain', this.plain ? 'on' : 'off');
  }

  call(name: string): void {
    this.name = name;
    keep('name', name);
  }
}

function firstLanguage(): Language {
  const wanted = [recall('language'), ...navigator.languages.map((one) => one.slice(0, 2))];
  return LANGUAGES.find((lang) => lang === wanted.find((one) => LANGUAGES.some((known) => known === one))) ?? 'en';
}

export const settings = new Settings();
/** A text of the interface; reads the chosen language, so that templates follow it. */
export const t = (key: string, args?: Parameters<Words['text']>[1]): string => settings.words.text(key, args);
