import type { View } from '../../generated/protocol';
import type { Preview } from '../../table/skin';

/** The names under which facts tell a chance, whatever the game. */
const TELLING: ReadonlySet<string> = new Set(['chance', 'chances']);

/** Facts without any chance in them, however deep: before a puzzle is answered nothing is told. */
export function withoutChances<T>(facts: T): T {
  if (Array.isArray(facts)) return facts.map(withoutChances) as T;
  if (typeof facts !== 'object' || facts === null) return facts;
  return Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [name, TELLING.has(name) ? null : withoutChances(fact as unknown)]),
  ) as T;
}

export const secretView = (view: View | null): View | null => view && { ...view, facts: withoutChances(view.facts) };

/** Previews of sums and standings only. */
export function secretPreview(preview: Preview): Preview {
  return {
    ask: preview.ask.bind(preview),
    of: (actions) => {
      const found = preview.of(actions);
      return found && { ...found, facts: withoutChances(found.facts), odds: {} };
    },
  };
}
