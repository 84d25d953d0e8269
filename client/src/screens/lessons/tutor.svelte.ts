/** The assistant at a lesson: which note is said now, what is let through, and when the film is held. */
import type { LessonNote, LessonPlan, LessonStep } from '../../generated/protocol';
import type { Moment } from '../../table/director/moments';
import type { Session } from '../../table/session.svelte';
import type { Saying } from '../../table/skin';
import { keepProgress } from './lessons';
import { nameable, tapped } from './picks';

export class Tutor {
  plan = $state.raw<LessonPlan | null>(null);
  /** What was tried and is not let through. */
  refused = $state.raw<readonly string[]>([]);
  /** The learner has read the last word. */
  isDismissed = $state(false);
  private readonly seen = new Set<string>();

  constructor(private readonly session: () => Session) {}

  get step(): LessonStep | null {
    return this.session().news?.lesson ?? null;
  }

  /** Whether a lesson is on here: until it is over and its last word was read. */
  get isOn(): boolean {
    return this.plan !== null && this.step !== null && !(this.step.is_over && this.isDismissed);
  }

  get isHeld(): boolean {
    return this.session().director.isHeld;
  }

  /** What is said now: the note of a held film, or that beside the question. */
  get note(): LessonNote | null {
    const { director, news } = this.session();
    if (!this.step) return null;
    if (director.isHeld) return this.stopIn(director.playing?.moment ?? null);
    if (director.isPlaying) return null;
    if (!news?.decision && !this.step.is_over) return null;
    return this.step.notes.find((one) => !one.stop) ?? null;
  }

  /** How many notes lie behind. */
  get number(): number {
    const step = this.step;
    const at = step && this.note ? step.notes.indexOf(this.note) : 0;
    return (step?.number ?? 0) + Math.max(0, at);
  }

  /** The place of what is said now in the plan. */
  get place(): number {
    return Math.min(this.number, (this.plan?.notes.length ?? 0) - 1);
  }

  get text(): string {
    const { note, plan } = this;
    if (!note || !plan) return '';
    if (this.refused.length && note.otherwise) return plan.texts[note.otherwise] ?? '';
    return plan.texts[note.say] ?? '';
  }

  /** Hold the film after a moment that a note wants to explain, once. */
  holds(moment: Moment): boolean {
    const note = this.stopIn(moment);
    const key = note && `${this.step?.number ?? 0} ${note.say}`;
    if (!key || this.seen.has(key)) return false;
    this.seen.add(key);
    return true;
  }

  private stopIn(moment: Moment | null): LessonNote | null {
    const told = moment?.beats.flatMap((beat) => beat.lines.map(({ line }) => line)) ?? [];
    const events = told.flatMap((line) => (line.line === 'told' ? [line.event] : []));
    return this.step?.notes.find((one) => one.stop && events.includes(one.stop)) ?? null;
  }

  /** Say what is let through; whatever else is tried gets a reason. */
  say(said: Saying): void {
    const step = this.step;
    const all = typeof said === 'string' ? [said] : said;
    // what is named beyond the answer goes without saying: the only match of a team
    const isLet = !step || step.is_over || all.filter((one) => step.let.includes(one)).length === step.answer.length;
    this.refused = isLet ? [] : all;
    if (isLet) this.session().say(said);
  }

  /** Whether a tap is on something that is not let through now; then it is explained and does nothing else. */
  stops(target: Element): boolean {
    const decision = this.session().news?.decision;
    const step = this.step;
    if (!decision || !step || step.is_over || !step.let.length) return false;
    const meant = tapped(target, nameable(decision));
    const isRefused = meant.length > 0 && !meant.some((one) => step.let.includes(one));
    this.refused = isRefused ? meant : [];
    return isRefused;
  }

  /** The step is done for the learner. */
  skip(): void {
    if (this.isHeld) this.session().director.release();
    else if (this.step?.answer.length) {
      this.refused = [];
      this.session().say(this.step.answer.length > 1 ? this.step.answer : (this.step.answer[0] ?? ''));
    }
  }

  back(): void {
    this.seen.clear();
    this.refused = [];
    this.session().undo();
  }

  /** Keep on this device how far the learner has come. */
  remember(): void {
    const { info } = this.session();
    if (info && this.plan && this.step)
      keepProgress(
        info.game,
        this.plan.key,
        this.step.is_over ? this.plan.notes.length : this.step.number,
        this.step.is_over,
      );
  }
}
