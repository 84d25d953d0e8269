/** The three pictures of a turn, drawn by the skin of the game from its own pieces; another game has none. */
import type { Component } from 'svelte';

const PICTURES = import.meta.glob<{ default: Component<{ number: number }> }>('../../skins/*/How.svelte');

export async function picturesOf(game: string): Promise<Component<{ number: number }> | null> {
  return (await PICTURES[`../../skins/${game}/How.svelte`]?.())?.default ?? null;
}
