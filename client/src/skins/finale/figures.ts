/** The numbers the box fixes, as the server sends them. */
export interface Figures {
  match: { squad: number; bench: number; budget: number; hand: number };
  /** The numbers on the die that make a symbol come true. */
  events: Record<string, number[]>;
  /** Free choice: how many cards of each strength, beside the final card. */
  quota: Record<number, number>;
  /** Who of each club's starter squad sits on the bench. */
  starterBench: Record<string, string[]>;
}

export function figuresOf(data: Record<string, unknown>): Figures {
  const { provenance: _, ...quota } = data.quota as Record<string, number>;
  return {
    match: data.match as Figures['match'],
    events: data.events as Figures['events'],
    quota,
    starterBench: data.starter_bench as Figures['starterBench'],
  };
}

/** How many tactic cards a coach chooses, the final card apart. */
export function deckSize({ quota }: Figures): number {
  return Object.values(quota).reduce((sum, number) => sum + number, 0);
}
