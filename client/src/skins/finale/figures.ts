/** The numbers the box fixes, as the server sends them, and what this table has agreed on among them. */
import type { Options } from '../../table/skin';
import type { RiskSymbol } from './men';
import type { Chance } from './odds';

export interface Figures {
  match: { squad: number; bench: number; budget: number; hand: number };
  /** What is printed on the die. */
  faces: number[];
  /** By symbol the chance that it comes true. */
  risks: Record<string, Chance>;
  /** By man the symbol that counts while each of his sides is up. */
  corners: Record<string, RiskSymbol[]>;
  /** How many cards of each strength a coach chooses, the final card apart; at 0 how many of any strength besides. */
  quota: Record<number, number>;
  /** By club: who of the starter squad begins, and who sits on the bench. */
  starterEleven: Record<string, string[]>;
  starterBench: Record<string, string[]>;
}

/** Which quota holds for tactic cards that are chosen one by one. */
function quotaName(options: Options): string {
  if (options.deck_mode === 'white_plus_colours') return 'quota_colours';
  return options.free_choice_quota === 'least' ? 'quota_least' : 'quota';
}

export function figuresOf(data: Record<string, unknown>, options: Options): Figures {
  const { provenance: _, any: spare, ...quota } = data[quotaName(options)] as Record<string, number>;
  if (spare) quota[0] = spare;
  const benches = data.starter_bench as Record<string, Figures['starterBench']>;
  return {
    match: data.match as Figures['match'],
    faces: String(options.die).split(' ').map(Number),
    risks: (data.risks as Record<string, Figures['risks']>)[String(options.die)] ?? {},
    corners: (data.corners as Record<string, Figures['corners']>)[String(options.corner_rule)] ?? {},
    quota,
    starterEleven: data.starter_eleven as Figures['starterEleven'],
    starterBench: benches[String(options.starter_bench ?? 'german')] ?? {},
  };
}

/** How many tactic cards a coach chooses, the final card apart. */
export function deckSize({ quota }: Figures): number {
  return Object.values(quota).reduce((sum, number) => sum + number, 0);
}
