/** What lies in the two pans of the scales: the action that is on, or the one that was decided last. */
import type { Words } from '../../words';
import type { Box } from './box';
import type { Footballer } from './men';
import type { Action } from './story';
import { ROW_SLOT, type Slot } from './tactics';
import type { Turn } from './turn.svelte';
import { other } from '../../table/look';
import type { ActionFacts, Look, Role, TeamId } from './state';

export interface PanPlace {
  slot: Slot;
  man: Footballer | null;
  strength: number;
  isWanted: boolean;
}

export interface Pan {
  team: TeamId;
  places: PanPlace[];
  sum: number | string;
  note: string;
  pips: number | null;
}

/** A sum as long as its die is not seen: without it. */
export function sumSoFar({ sum, pips }: Pan, isRolling: boolean): number | string {
  return isRolling && typeof sum === 'number' ? sum - (pips ?? 0) : sum;
}

export interface Balance {
  mine: Pan;
  theirs: Pan;
  verdict: string;
}

/** Words, and the cards of the box. */
export interface Cards {
  words: Words;
  box: Box;
}

/** The action that is on; null between two actions. */
export function balanceNow(look: Look, turn: Turn, cards: Cards): Balance | null {
  const action = turn.action;
  if (!look.facts.action || !action) return null;
  return {
    mine: panNow(look, action, look.near, turn, cards),
    theirs: panNow(look, action, look.far, turn, cards),
    verdict: '',
  };
}

function panNow(look: Look, action: ActionFacts, role: Role, turn: Turn, cards: Cards): Pan {
  const { table } = look;
  const { team } = table.sides[role];
  const isMe = turn.mode === 'field' && role === look.near;
  const places = placesNow(look, role, isMe ? turn.placed : [], cards);
  const { sum, most } = action.sides[role];
  const isWaiting = most !== null && !isMe;
  const text = (key: string, number = 0) => cards.words.text(`finale-sum-${key}`, { number });
  if (isWaiting && role !== table.attacking && turn.mode === 'field')
    return { team, places, sum: most, note: text('most'), pips: null };
  if (isWaiting && (role !== table.attacking || !places.some((place) => place.man)))
    return { team, places, sum: '–', note: text('die'), pips: null };
  const hasBonus = table.bonus > 0 && table.stage === 0 && role === table.attacking;
  return { team, places, sum, note: hasBonus ? text('bonus', table.bonus) : text('die'), pips: null };
}

/** The slots of a side with who stands in them, those just named included. */
function placesNow(look: Look, role: Role, named: string[][], cards: Cards): PanPlace[] {
  const left = named.map((men) => [...men]);
  return (look.facts.action?.sides[role].places ?? []).map((place): PanPlace => {
    const id = place.man ?? left[place.blank ?? -1]?.shift() ?? '';
    return {
      slot: { letter: place.slot, again: place.is_arrow },
      man: cards.box.men.get(id) ?? null,
      strength: look.facts.men[role][id]?.now ?? 0,
      isWanted: !id && named.length > 0 && place.blank !== null,
    };
  });
}

/** An action as it was told: with its dice, and with its verdict once there is one. */
export function balanceOf(action: Action, look: Look, cards: Cards): Balance {
  const pan = (role: Role): Pan => {
    const team = look.table.sides[role].team;
    const places = (action.men[team] ?? []).map(({ man, strength }): PanPlace => {
      const found = cards.box.men.get(man) ?? null;
      return {
        slot: { letter: found ? ROW_SLOT[found.position] : '?', again: false },
        man: found,
        strength,
        isWanted: false,
      };
    });
    const sum = action.totals[team] ?? '–';
    const note = cards.words.text(action.totals[team] === undefined ? 'finale-sum-die' : 'finale-sum-all', {
      number: 0,
    });
    return { team, places, sum, note, pips: action.pips[team] ?? null };
  };
  const verdict = action.verdict && cards.words.text(`verdict-${action.verdict.replaceAll('_', '-')}`);
  return {
    mine: pan(look.near),
    theirs: pan(other(look.near)),
    verdict: verdict && cards.words.text('finale-verdict', { team: cards.words.name(action.team), verdict }),
  };
}
