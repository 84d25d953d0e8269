import type { Component } from 'svelte';
import Finale from './boxes/Finale.svelte';
import FussballFieber from './boxes/FussballFieber.svelte';
import HatTrick from './boxes/HatTrick.svelte';
import WorldCup from './boxes/WorldCup.svelte';

/** How a box looks on the shelf: its colour, its title in one or two lines, and who made it. */
export interface BoxLook {
  colour: string;
  title: { text: string; y: number; size: number }[];
  credit: string;
  art: Component | null;
}

const LOOKS: Record<string, BoxLook> = {
  finale: {
    colour: '#8e2318',
    title: [{ text: 'Finale', y: 60, size: 50 }],
    credit: 'Oliver Abendroth, 1998',
    art: Finale,
  },
  world_cup: {
    colour: '#1b3f72',
    credit: 'Shaun Derrick',
    art: WorldCup,
    title: [
      { text: 'The World', y: 50, size: 34 },
      { text: 'Cup Game', y: 82, size: 34 },
    ],
  },
  hat_trick: {
    colour: '#1b5a3c',
    title: [{ text: 'Hat-Trick', y: 60, size: 42 }],
    credit: 'Patryk Kowalski',
    art: HatTrick,
  },
  fussball_fieber: {
    colour: '#a04b0a',
    title: [{ text: 'Fußball-Fieber', y: 60, size: 35 }],
    credit: 'Pierre Viau, 2014',
    art: FussballFieber,
  },
};

/** The boxes that have a look of their own: all of ours. */
export const OURS: readonly string[] = Object.keys(LOOKS);

/** The look of a game's box; one nobody has drawn yet is plain, with its name on it. */
export function lookOf(game: string): BoxLook {
  return (
    LOOKS[game] ?? { colour: '#3a4e46', title: [{ text: plainName(game), y: 60, size: 36 }], credit: '', art: null }
  );
}

export function titleOf(game: string): string {
  return lookOf(game)
    .title.map((line) => line.text)
    .join(' ');
}

function plainName(game: string): string {
  return game.replaceAll('_', ' ').replace(/^\w/, (letter) => letter.toUpperCase());
}
