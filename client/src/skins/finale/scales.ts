/** What lies in the two pans of the scales: the action that is on, or the one that was decided last. */
import type { Words } from '../../words';
import type { Footballer } from './men';
import { strengthNow } from './men';
import { placed } from './plan';
import type { Play } from './play.svelte';
import type { Action } from './story';
import { isInAction, isToField, slotsFor, ROW_SLOT, type Slot, type Tactic } from './tactics';
import { other, type Look, type Role, type TeamId } from './view';

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

export interface Balance {
  mine: Pan;
  theirs: Pan;
  verdict: string;
}

export interface Cards {
  words: Words;
  men: Map<string, Footballer>;
  box: Map<string, Tactic>;
}

/** The action that is on; null between two actions. */
export function balanceNow(look: Look, play: Play, cards: Cards): Balance | null {
  if (!isInAction(look) && play.mode !== 'field') return null;
  return { mine: panNow(look, look.near, play, cards), theirs: panNow(look, look.far, play, cards), verdict: '' };
}

function panNow(look: Look, role: Role, play: Play, cards: Cards): Pan {
  const { table } = look;
  const side = table.sides[role];
  const slots = slotsFor(table, role, cards.box);
  const isMe = play.mode === 'field' && role === look.near;
  const picked = isMe ? play.picks : [];
  const men = [...side.fielded, ...picked].flatMap((id) => cards.men.get(id) ?? []);
  const places = placed(side, slots, men).map((place): PanPlace => ({
    ...place,
    strength: place.man ? strengthNow(side, place.man) : 0,
    isWanted: false,
  }));
  if (isMe) for (const place of places) place.isWanted = !place.man && place.slot.letter !== 'T';
  const text = (key: string, number = 0) => cards.words.text(`finale-sum-${key}`, { number });
  const isWaiting = isToField(look, role) && role !== table.attacking && !isMe;
  if (isWaiting && play.mode === 'field')
    return { team: side.team, places, sum: play.sums().theirs, note: text('most'), pips: null };
  if (isWaiting || (isToField(look, role) && !isMe && side.fielded.length === 0))
    return { team: side.team, places, sum: '–', note: text('die'), pips: null };
  const sum = isMe ? play.sums().mine : side.total;
  const hasBonus = table.bonus > 0 && table.stage === 0 && role === table.attacking;
  return { team: side.team, places, sum, note: hasBonus ? text('bonus', table.bonus) : text('die'), pips: null };
}

/** An action that has been decided, as it was told. */
export function balanceOf(action: Action, look: Look, cards: Cards): Balance {
  const pan = (role: Role): Pan => {
    const team = look.table.sides[role].team;
    const places = (action.men[team] ?? []).map(({ man, strength }): PanPlace => {
      const found = cards.men.get(man) ?? null;
      return {
        slot: { letter: found ? ROW_SLOT[found.position] : '?', again: false },
        man: found,
        strength,
        isWanted: false,
      };
    });
    return {
      team,
      places,
      sum: action.totals[team] ?? 0,
      note: cards.words.text('finale-sum-all'),
      pips: action.pips[team] ?? null,
    };
  };
  const verdict = cards.words.text(`verdict-${action.verdict.replaceAll('_', '-')}`);
  return {
    mine: pan(look.near),
    theirs: pan(other(look.near)),
    verdict: `${cards.words.name(action.team)}: ${verdict}`,
  };
}
