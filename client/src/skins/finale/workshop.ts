/** Finale's workshop: squad and tactic cards put together on the page of a new table. */
import type { Options, Workshop } from '../../table/skin';
import { figuresOf } from './figures';
import { footballers, rosterOf } from './men';
import { clubOf, deckKindOf, rulesOf, type Room } from './room/room';
import { cost, formation, remarks, starterTeam, teamPlanned } from './squad';
import { COLOURS, tactics } from './tactics';
import type { TeamId } from './state';

export { default } from './Workshop.svelte';

/** The clubs a coach may come to lead: his own where two meet, both in a cup. */
export function clubsOf(seat: number, seats: number, options: Options): TeamId[] {
  return seats === 2 && options.format !== 'cup' ? [clubOf(seat, options)] : ['stollen', 'acker'];
}

type Given = Parameters<Workshop['summary']>[0];

/** The room as the referee of the table to come is going to ask. */
export function roomToCome(given: Given, club: TeamId): Room {
  const { options, seat, cards } = given;
  const figures = figuresOf(given.figures, options);
  const roster = rosterOf(footballers(cards, figures), club);
  const rules = rulesOf(options, seat, figures);
  const isFree = options.squads !== 'starter';
  const mayStart = isFree && !remarks(starterTeam(roster, figures), roster, rules).some((remark) => remark.isMust);
  return {
    roster,
    box: tactics(cards),
    rules,
    said: [],
    asksSquad: isFree,
    asksBenchOnly: false,
    mayStart,
    deckKind: deckKindOf(options),
    kept: [],
  };
}

export const summary: Workshop['summary'] = (given) => {
  const { options, seat, seats, words, plans } = given;
  return clubsOf(seat, seats, options).flatMap((club) => {
    const plan = plans[club];
    if (!plan) return [];
    const { roster, rules } = roomToCome(given, club);
    const team = plan.some((one) => one.startsWith('squad '))
      ? teamPlanned(plan, roster, rules.figures)
      : starterTeam(roster, rules.figures);
    const colour = COLOURS.find((one) => plan.includes(`colour ${one}`));
    const parts = [formation(team, roster), words.text('finale-points', { number: cost(team, roster) })];
    if (colour) parts.push(words.say(`colour ${colour}`));
    else if (['free', 'colours'].includes(deckKindOf(options))) parts.push(words.text('finale-deck-own'));
    return [`${words.name(club)}: ${parts.join(' · ')}`];
  });
};
