/** What is told of the chances: of the man who is held up, or of all men who may be named. */
import { surname } from './men';
import type { Chance } from './odds';
import { percentText } from './phrases';
import { subject, type getKit, type Turn } from './turn.svelte';

type Kit = ReturnType<typeof getKit>;

export interface HeldUp {
  chance: Chance;
  /** What it is a chance of. */
  what: string;
  /** What it rests on. */
  text: string;
}

/** The chance of the man one looks at, or of the first that is named. */
export function heldUp(turn: Turn, kit: Kit): HeldUp | null {
  const id = turn.aimed && turn.chanceFor(turn.aimed) ? turn.aimed : (turn.picks.find(Boolean) ?? '');
  if (!turn.decision || !id) return null;
  const who = kit.box.men.has(id) ? id : (id.split(' ')[1] ?? '');
  const chance = turn.chanceFor(who);
  const man = kit.box.men.get(who);
  if (!chance || !man) return null;
  const name = surname(man.name);
  const number = turn.picks.includes(who) ? turn.picks.filter(Boolean).length : 1;
  const what = kit.words.text(`finale-what-${turn.hope}`);
  if (turn.mode !== 'field') return { chance, what: `${name} ${what}`, text: '' };
  const key = turn.isAgainstBest ? 'finale-odds-best' : 'finale-odds-with';
  return {
    chance,
    what,
    text: kit.words.text(key, { man: number > 1 ? kit.words.text('finale-these-men', { number }) : name }),
  };
}

/** The chance that goes with naming a man, as it stands on his card; with little room without its noun. */
export function tabOf(turn: Turn, { words }: Pick<Kit, 'words'>, id: string, isShort: boolean): string {
  const chance = turn.isLegal(id) && turn.areChancesTold ? turn.chanceFor(id) : null;
  if (!chance) return '';
  const share = percentText(words, chance);
  return isShort ? share : `${words.text(`finale-tab-${turn.hope}`)} ${share}`;
}

/** What the figures on the men say, or nothing where there are none. */
export function legendOf(turn: Turn, kit: Kit): string {
  if (!turn.decision || !turn.areChancesTold || !turn.options.some((one) => turn.chanceFor(subject(one)))) return '';
  if (turn.hope === 'alone') return kit.words.text('finale-odds-legend-alone');
  const key = turn.mode === 'field' && turn.isAgainstBest ? 'finale-odds-legend-best' : 'finale-odds-legend';
  return kit.words.text(key, { what: kit.words.text(`finale-what-${turn.hope}`) });
}
