/** The dressing room: fifteen men for fifty points, four of them on the bench, and eleven tactic cards. */
import type { Figures } from './figures';
import type { Footballer } from './men';
import { COLOURS, FINAL_CARD, type Colour, type Tactic } from './tactics';
import { OUTFIELD } from './men';

export interface Team {
  picked: string[];
  benched: string[];
}

/** What holds for a squad at this table. */
export interface SquadRules {
  figures: Figures;
  /** The points of this coach: a cup holder may have more or fewer than the others. */
  budget: number;
  keepers: number;
}

/** What keeps a squad from being handed in ("must"), or what a coach may like to know ("note"). */
export interface Remark {
  key: string;
  args: Record<string, number>;
  isMust: boolean;
}

export function starterTeam(roster: Footballer[], figures: Figures): Team {
  const club = roster[0]?.team ?? '';
  const benched = figures.starterBench[club] ?? [];
  const squad = [...(figures.starterEleven[club] ?? []), ...benched];
  return { picked: roster.filter((man) => squad.includes(man.id)).map((man) => man.id), benched };
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
  const { squad, bench } = rules.figures.match;
  const found: Remark[] = [];
  const must = (key: string, number: number) => found.push({ key, args: { number }, isMust: true });
  const picked = roster.filter((man) => team.picked.includes(man.id));
  const benched = picked.filter((man) => team.benched.includes(man.id));
  const keepers = picked.filter((man) => man.position === 'goalkeeper').length;
  const keepersOnPitch = keepers - benched.filter((man) => man.position === 'goalkeeper').length;
  const points = cost(team, roster);
  if (points > rules.budget) must('over-budget', points - rules.budget);
  if (picked.length < squad) must('men-missing', squad - picked.length);
  if (picked.length > squad) must('men-too-many', picked.length - squad);
  if (keepers < rules.keepers) must('keepers-missing', rules.keepers - keepers);
  if (benched.length !== bench) must('bench-wrong', benched.length);
  if (keepers > 0 && keepersOnPitch !== 1) must('keepers-on-pitch', keepersOnPitch);
  if (keepers === 1 && rules.keepers === 1) found.push({ key: 'one-keeper', args: { number: 1 }, isMust: false });
  if (points < rules.budget && picked.length === squad) {
    found.push({ key: 'points-left', args: { number: rules.budget - points }, isMust: false });
  }
  return found;
}

/** The starter squad as it is, its men with another bench, or a squad of one's own. */
export type SquadKind = 'starter' | 'marked' | 'own';

/** What to say for a squad, in the order of the roster; `said` was said before. */
export function squadNotations(team: Team, roster: Footballer[], said: string[], kind: SquadKind): string[] {
  if (kind === 'starter') return ['squad starter'];
  const all = [
    `squad ${kind}`,
    ...(kind === 'own' ? roster.filter((man) => team.picked.includes(man.id)).map((man) => `pick ${man.id}`) : []),
    ...roster.filter((man) => team.benched.includes(man.id)).map((man) => `bench ${man.id}`),
  ];
  return all.filter((notation) => !said.includes(notation));
}

/** The team in what a coach has said or means to say. */
export function teamSaid(said: readonly string[]): Team {
  const named = (verb: string) =>
    said.filter((one) => one.startsWith(`${verb} `)).map((one) => one.slice(verb.length + 1));
  return { picked: named('pick'), benched: named('bench') };
}

/** The team of a whole plan. */
export function teamPlanned(plan: readonly string[], roster: Footballer[], figures: Figures): Team {
  if (plan.includes('squad starter')) return starterTeam(roster, figures);
  const said = teamSaid(plan);
  return plan.includes('squad marked') ? { picked: starterTeam(roster, figures).picked, benched: said.benched } : said;
}

/** Cards of one colour, strongest first, the final card apart. */
export function cardsOf(colour: Colour, box: Map<string, Tactic>): Tactic[] {
  return [...box.values()]
    .filter((card) => card.colour === colour && card.id !== FINAL_CARD)
    .sort((a, b) => b.strength - a.strength || a.number - b.number);
}

/** How many cards of each strength may still be taken; at 0 how many of any strength, where some are free. */
export function quotaLeft(chosen: string[], box: Map<string, Tactic>, figures: Figures): Record<number, number> {
  const left: Record<number, number> = { ...figures.quota };
  for (const id of chosen) {
    const own = box.get(id)?.strength ?? 0;
    const strength = left[own] || !left[0] ? own : 0;
    left[strength] = (left[strength] ?? 0) - 1;
  }
  return left;
}

/** What to say for chosen cards: in a free choice the hand in the order of the cards, then the pile from the top. */
export function deckNotations(chosen: string[], box: Map<string, Tactic>, figures: Figures, isFree = true): string[] {
  const { hand: size } = figures.match;
  const number = (id: string) => box.get(id)?.number ?? 0;
  const inOrder = (ids: string[]) => [...ids].sort((a, b) => number(a) - number(b));
  const all = isFree ? [...inOrder(chosen.slice(0, size)), ...chosen.slice(size)] : inOrder(chosen);
  return all.map((id) => `card ${id}`);
}

/** A pack by quota to begin with: purple, and in a free choice white before it, the hand first. */
export function starterDeck(box: Map<string, Tactic>, isFree: boolean): string[] {
  const first = COLOURS[0] ?? 'purple';
  return [...(isFree ? cardsOf('white', box) : []), ...cardsOf(first, box)].map((card) => card.id);
}
