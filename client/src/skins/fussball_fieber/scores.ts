/** How strong every team is, how every match stands, and what a card would change. */
import { adjustmentOf, type Box, type PlayCard } from './box';
import type { CampView, CupView, Laid } from './view';

/** What one laid card adds to its team. */
export function worthOf(box: Box, laid: Laid): number {
  return (box.plays.get(laid.card)?.value ?? 0) + laid.boosts * boostOf(box);
}

function boostOf(box: Box): number {
  return [...box.plays.values()].find((card) => card.effect === 'strengthen')?.amount ?? 0;
}

function sum(box: Box, laid: readonly Laid[]): number {
  return laid.reduce((all, one) => all + worthOf(box, one), 0);
}

/** The strength of a coach's own team, with everything that lies on it. */
export function strengthOf(box: Box, camp: CampView): number {
  const own = camp.team === null ? 0 : (box.teams.get(camp.team)?.strength ?? 0) + adjustmentOf(box, camp.team);
  return own + sum(box, camp.laid) + camp.jokers_on * box.jokerValue;
}

/** The strength of the team a coach meets. */
export function oppositionOf(box: Box, table: CupView, camp: CampView): number {
  const rival = table.camps[camp.rival];
  if (rival) return strengthOf(box, rival);
  return (camp.opponent === null ? 0 : (box.teams.get(camp.opponent)?.strength ?? 0)) + sum(box, camp.against);
}

export function scoreOf(box: Box, table: CupView, role: number): number {
  const camp = table.camps[role];
  return camp ? strengthOf(box, camp) - oppositionOf(box, table, camp) : 0;
}

/** Which cards lie on a team of a match that is going on. */
export function laidOn(table: CupView, team: string): Laid[] {
  for (const camp of table.camps) {
    if (camp.is_in && camp.team === team) return camp.laid;
    if (camp.is_in && camp.rival < 0 && camp.opponent === team) return camp.against;
  }
  return [];
}

/** The role in whose match a team plays; where two coaches meet, that of the one who leads it. */
export function matchOf(table: CupView, team: string): number {
  const led = table.camps.findIndex((camp) => camp.is_in && camp.team === team);
  return led >= 0 ? led : table.camps.findIndex((camp) => camp.is_in && camp.opponent === team);
}

/** Scores that would change, by role. */
export type Changes = Map<number, number>;

/** The scores after a team has become stronger or weaker. */
function shifted(box: Box, table: CupView, team: string, by: number): Changes {
  const found: Changes = new Map();
  table.camps.forEach((camp, role) => {
    if (!camp.is_in) return;
    const change = camp.team === team ? by : camp.opponent === team ? -by : 0;
    if (change) found.set(role, scoreOf(box, table, role) + change);
  });
  return found;
}

/** What a reaction takes off a team, or adds to it, by what it does to one card. */
export function reactionBy(box: Box, card: PlayCard, laid: Laid): number {
  if (card.effect === 'strengthen') return card.amount;
  const isGone = card.effect === 'remove' || laid.matches <= card.amount;
  return isGone ? -worthOf(box, laid) : 0;
}

/** The cards on a team that a reaction fits; cards that are alike stand once. */
export function fitting(box: Box, card: PlayCard, laid: readonly Laid[]): Laid[] {
  const seen = new Set<string>();
  return laid.filter((one) => {
    const key = `${one.card} ${one.matches} ${one.boosts}`;
    const isNew = !seen.has(key) && card.fits.includes(box.plays.get(one.card)?.motif ?? '');
    seen.add(key);
    return isNew;
  });
}

/** What saying this would make of the scores; nothing where the referee has to ask once more. */
export function changesBy(box: Box, table: CupView, mine: number, option: string): Changes {
  const [verb, id = '', where = '', boosts = ''] = option.split(' ');
  const own = table.camps[mine]?.team ?? '';
  if (verb === 'joker') return shifted(box, table, own, box.jokerValue);
  if (verb === 'aim') {
    const card = box.plays.get(table.card ?? '');
    if (!card || !table.aimed_at) return new Map();
    return shifted(box, table, table.aimed_at, reactionBy(box, card, { card: id, matches: Number(where), boosts: Number(boosts) }));
  }
  const card = box.plays.get(id);
  if (verb !== 'play' || !card) return new Map();
  if (card.kind === 'action') return shifted(box, table, where, card.value);
  const may = fitting(box, card, laidOn(table, where));
  const by = new Set(may.map((one) => reactionBy(box, card, one)));
  return by.size === 1 ? shifted(box, table, where, [...by][0] ?? 0) : new Map();
}
