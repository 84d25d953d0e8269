/** Phrases and figures as people read them: who leads a team, differences, and what lies in a row. */
import type { Words } from '../../words';
import { ownerOf, type Box } from './box';
import type { Entrant } from './state';

/** Who leads a team, as people call him; the reader is spoken to. */
export function leader(
  kit: { box: Box; names: string[]; words: Words },
  owners: readonly number[],
  team: string,
  mine: number | null,
): string {
  const owner = ownerOf(kit.box, owners, team);
  return owner === mine && owner >= 0 ? kit.words.text('cup-you') : (kit.names[owner] ?? '');
}

/** A name where there is little room: first names as initials, or only the last of all. */
export function brief(name: string, isLast = false): string {
  const parts = name.split(' ');
  const last = parts.pop() ?? '';
  return isLast ? last : [...parts.map((part) => `${part.slice(0, 1)}.`), last].join(' ');
}

/** Where somebody comes from who is not known yet: the first of a group, the loser of a semi-final. */
export function whence(kit: { box: Box; words: Words }, entrant: Entrant): string {
  const [, kind = '', name = ''] = /^(winner|runner_up|loser)_(.+)$/.exec(entrant.from ?? '') ?? [];
  const { box, words } = kit;
  if (box.groups.includes(name))
    return words.text(kind === 'winner' ? 'cup-from-first' : 'cup-from-second', { group: name });
  const tie = box.ties.find((one) => one.name === name);
  return words.text(kind === 'loser' ? 'cup-from-loser' : 'cup-from-winner', {
    round: tie?.round ?? '',
    match: name.replace('semi_', ''),
  });
}

/** "+4", "0", "−2". */
export function signed(number: number): string {
  return number > 0 ? `+${number}` : number < 0 ? `−${-number}` : '0';
}

/** The squares of a row in words: what lies there from the arrow outwards, and how many squares are free. */
export function rowInWords(words: Words, tokens: readonly string[], squares: number): string {
  const lying = tokens.map((token) =>
    token.startsWith('turned ') ? words.text('cup-turned', { token: words.name(token.slice(7)) }) : words.name(token),
  );
  return [...lying, words.text('cup-free', { number: squares - tokens.length })].join(', ');
}
