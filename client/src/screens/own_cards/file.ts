import { keep, recall } from '../../memory';
import type { OwnersReading } from '../../generated/protocol';

/** What an owner says of cards: by kind, id and field. */
export type Said = OwnersReading['said'];

/** An owner's file as it is kept on this device. */
export interface OwnersFile {
  text: string;
  /** How many cards it says something about. */
  cards: number;
  /** Whether a table can be laid with it as it is. */
  fits: boolean;
}

/** The file that the command line reads too: one table a card. */
export function fileOf(game: string, said: Said): string {
  const lines = [`game = ${written(game)}`];
  for (const [kind, cards] of Object.entries(said))
    for (const [id, fields] of Object.entries(cards)) {
      const given = Object.entries(fields);
      if (given.length === 0) continue;
      lines.push(
        '',
        `[[${kind}]]`,
        `id = ${written(id)}`,
        ...given.map(([name, value]) => `${name} = ${written(value)}`),
      );
    }
  return lines.join('\n') + '\n';
}

/** A value as TOML. Its texts are written as JSON writes them, but for what TOML does not want to see bare. */
function written(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(written).join(', ')}]`;
  if (typeof value === 'object' && value !== null)
    return `{ ${Object.entries(value)
      .map(([key, one]) => `${key} = ${written(one)}`)
      .join(', ')} }`;
  return JSON.stringify(value).replaceAll('\u007f', '\\u007f');
}

/** The file with one more value, or without it. */
export function changed(said: Said, kind: string, id: string, field: string, value: unknown): Said {
  const fields = { ...said[kind]?.[id], [field]: value };
  if (value === undefined) delete fields[field];
  return { ...said, [kind]: { ...said[kind], [id]: fields } };
}

export function countOf(said: Said): number {
  return Object.values(said).reduce(
    (sum, cards) => sum + Object.values(cards).filter((fields) => Object.keys(fields).length > 0).length,
    0,
  );
}

const key = (game: string): string => `owner.${game}`;

export function keepFile(game: string, file: OwnersFile): void {
  keep(key(game), JSON.stringify(file));
}

/** What this device keeps of one's box; nothing, where nothing was entered. */
export function keptFile(game: string): OwnersFile | null {
  try {
    const file = JSON.parse(recall(key(game)) ?? 'null') as OwnersFile | null;
    return file && typeof file.text === 'string' && file.cards > 0 ? file : null;
  } catch {
    return null;
  }
}
