/** The dressing room: fifteen men for fifty points, four of them on the bench, and eleven tactic cards. */
import type { Footballer } from './men';
import { COLOURS, FINAL_CARD, type Colour, type Tactic } from './tactics';
import { OUTFIELD } from './view';

export const SQUAD_SIZE = 15;
export const BENCH_SIZE = 4;
export const DECK_SIZE = 11;
export const HAND_SIZE = 3;
export const BUDGET = 50;
/** Free choice: how many cards of each strength, beside the final card. */
export const QUOTA: Readonly<Record<number, number>> = { 5: 2, 4: 2, 3: 2, 2: 4, 1: 1 };
export const STARTER_BENCH: Readonly<Record<string, readonly string[]>> = {
  stollen: ['ralf_tentakel', 'paul_walze', 'ali_balla', 'simon_joker'],
  acker: ['lars_hechter', 'wladimir_ballnich', 'tim_talent', 'erwin_pfosten'],
};

export interface Team {
  picked: string[];
  benched: string[];
}

export interface SquadRules {
  budget: number;
  keepers: number;
}

/** What keeps a squad from being handed in ("must"), or what a coach may like to know ("note"). */
export interface Remark {
  key: string;
  args: Record<string, number>;
  isMust: boolean;
}

export function starterTeam(roster: Footballer[]): Team {
  const team = roster[0]?.team ?? '';
  const picked = roster.filter((man) => man.starter).map((man) => man.id);
  return { picked, benched: (STARTER_BENCH[team] ?? []).filter((id) => picked.includes(id)) };
}

export function cost(team: Team, roster: Footballer[]): number {
  return roster.filter((man) => team.picked.includes(man.id)).reduce((sum, man) => sum + man.value, 0);
}

/** Defenders, midfielders and forwards among the eleven: "3-4-3". */
export function formation(team: Team, roster: Footballer[]): string {
  const eleven = roster.filter((man) => team.picked.includes(man.id) && !team.benched.includes(man.id));
  return OUTFIELD.map((row) => eleven.filter((man) => man.position === row).length).join('-');
}

export function remarks(team: Team, roster: Footballer[], rules: SquadRules): Remark[] {
  const found: Remark[] = [];
  const must = (key: string, number: number) => found.push({ key, args: { number }, isMust: true });
  const picked = roster.filter((man) => team.picked.includes(man.id));
  const benched = picked.filter((man) => team.benched.includes(man.id));
  const keepers = picked.filter((man) => man.position === 'goalkeeper').length;
  const keepersOnPitch = keepers - benched.filter((man) => man.position === 'goalkeeper').length;
  const points = cost(team, roster);
  if (points > rules.budget) must('over-budget', points - rules.budget);
  if (picked.length < SQUAD_SIZE) must('men-missing', SQUAD_SIZE - picked.length);
  if (picked.length > SQUAD_SIZE) must('men-too-many', picked.length - SQUAD_SIZE);
  if (keepers < rules.keepers) must('keepers-missing', rules.keepers - keepers);
  if (benched.length !== BENCH_SIZE) must('bench-wrong', benched.length);
  if (keepers > 0 && keepersOnPitch !== 1) must('keepers-on-pitch', keepersOnPitch);
  if (keepers === 1 && rules.keepers === 1) found.push({ key: 'one-keeper', args: { number: 1 }, isMust: false });
  if (points < rules.budget && picked.length === SQUAD_SIZE) {
    found.push({ key: 'points-left', args: { number: rules.budget - points }, isMust: false });
  }
  return found;
}

/** What to say for a squad, in the order of the roster; `said` was said before. */
export function squadNotations(team: Team, roster: Footballer[], said: string[]): string[] {
  const all = [
    'squad own',
    ...roster.filter((man) => team.picked.includes(man.id)).map((man) => `pick ${man.id}`),
    ...roster.filter((man) => team.benched.includes(man.id)).map((man) => `bench ${man.id}`),
  ];
  return all.filter((notation) => !said.includes(notation));
}

/** What a coach had said of his squad when he was interrupted. */
export function teamSaid(said: string[]): Team {
  const named = (verb: string) => said.filter((one) => one.startsWith(`${verb} `)).map((one) => one.slice(verb.length + 1));
  return { picked: named('pick'), benched: named('bench') };
}

/** Cards of one colour, strongest first, the final card apart. */
export function cardsOf(colour: Colour, box: Map<string, Tactic>): Tactic[] {
  return [...box.values()]
    .filter((card) => card.colour === colour && card.id !== FINAL_CARD)
    .sort((a, b) => b.strength - a.strength || a.number - b.number);
}

/** How many cards of each strength may still be taken. */
export function quotaLeft(chosen: string[], box: Map<string, Tactic>): Record<number, number> {
  const left: Record<number, number> = { ...QUOTA };
  for (const id of chosen) {
    const strength = box.get(id)?.strength ?? 0;
    left[strength] = (left[strength] ?? 0) - 1;
  }
  return left;
}

/** What to say for freely chosen cards: the hand in the order of the cards, then the pile from the top. */
export function deckNotations(chosen: string[], box: Map<string, Tactic>): string[] {
  const number = (id: string) => box.get(id)?.number ?? 0;
  const hand = chosen.slice(0, HAND_SIZE).sort((a, b) => number(a) - number(b));
  return [...hand, ...chosen.slice(HAND_SIZE)].map((id) => `card ${id}`);
}

/** A pack by quota to begin with: white and purple, the hand first. */
export function starterDeck(box: Map<string, Tactic>): string[] {
  const first = COLOURS[0] ?? 'purple';
  return [...cardsOf('white', box), ...cardsOf(first, box)].map((card) => card.id);
}
