/** Which lessons there are, how far this device has come in them, and how one is begun. */
import { lessonsOf, openLesson } from '../../api';
import { keep, recall } from '../../memory';
import { newKey, remember } from '../../my_tables';
import type { LessonPlan } from '../../generated/protocol';
import { settings, t } from '../../settings.svelte';
import { pin } from '../../table/fair';

/** How far somebody has come: at which table, how many notes lie behind, and whether it was finished once. */
export interface Progress {
  table: string;
  step: number;
  isDone: boolean;
}

const NONE: Progress = { table: '', step: 0, isDone: false };

export function progressOf(game: string, lesson: string): Progress {
  try {
    return { ...NONE, ...(JSON.parse(recall(`lesson.${game}.${lesson}`) ?? '{}') as Partial<Progress>) };
  } catch {
    return NONE;
  }
}

export function keepProgress(game: string, lesson: string, step: number, isDone: boolean): void {
  const before = progressOf(game, lesson);
  keep(`lesson.${game}.${lesson}`, JSON.stringify({ ...before, step, isDone: before.isDone || isDone }));
}

/** Where a lesson goes on, or a new table of it. */
export async function beginLesson(game: string, plan: LessonPlan): Promise<string> {
  const before = progressOf(game, plan.key);
  if (before.table && before.step > 0 && before.step < plan.notes.length) return `/t/${before.table}`;
  const [key, name] = [newKey(), settings.name || t('seat-default-name')];
  const laid = await openLesson(game, plan.key, { key, name });
  pin(laid.table, laid.commitment, true);
  remember({
    table: laid.table,
    game,
    key,
    seats: [plan.chair],
    invites: laid.invites,
    watch: laid.watch,
    opened: Date.now(),
    names: [name],
    plans: {},
  });
  keep(`lesson.${game}.${plan.key}`, JSON.stringify({ ...before, table: laid.table, step: 0 }));
  return `/t/${laid.table}`;
}

export { lessonsOf };
