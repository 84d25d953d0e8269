/** What is asked in the dock, and one calm sentence on what is going on. */
import type { SkinProps } from '../../table/skin';
import type { getKit, Turn } from './turn.svelte';
import { other } from '../../table/look';
import { isShootOut } from './kicks';

type Kit = ReturnType<typeof getKit>;

/** Where several small choices stand on one screen, the question is asked for all of them. */
export function questionOf(skin: Pick<SkinProps, 'question'>, turn: Turn, { words }: Kit): string {
  const table = turn.look?.table;
  if (turn.mode === 'field' && turn.wanted > 1 && table?.attacking !== turn.role)
    return words.text('finale-ask-against', { number: turn.wanted });
  if (turn.mode === 'field' && turn.wanted > 1)
    return words.text('finale-ask-field', { number: turn.wanted, stage: table?.stage ?? 0 });
  if (turn.mode === 'kickers' && turn.wanted > 1) return words.text('finale-ask-kickers', { number: turn.wanted });
  if (turn.mode === 'changes') return words.ask(turn.off ? 'bring-on' : 'take-off');
  return skin.question;
}

/** What the question is about, or which attack is on; nothing while something is told. */
export function aboutOf(skin: Pick<SkinProps, 'playing'>, turn: Turn, { words }: Kit): string {
  const { look } = turn;
  const hint = `finale-about-${turn.decision?.prompt ?? ''}`;
  if (words.has(hint)) return words.text(hint);
  if (!look || isShootOut(look) || skin.playing || !look.facts.action) return '';
  const { table } = look;
  const team = words.name(table.sides[table.attacking].team);
  const { attack, attacks, stage } = table;
  const where =
    table.attacking === table.attacker
      ? words.text('finale-about-attack', { team, number: attack, attacks, stage })
      : words.text('finale-about-counter', { team, stage });
  if (turn.mode !== 'field' || table.attacking !== turn.role) return where;
  const rival = other(turn.role);
  const number = look.facts.action.sides[rival].places.length;
  return `${where} ${words.text('finale-about-answer', { name: turn.coach(rival), number })}`;
}
