/** What leaves no choice is said once for each question. */
import type { Speed } from './director/queue';
import { sayLater } from './forced';

interface Saying {
  /** The answer; null while there is a choice, or while something is played. */
  answer: () => string | null;
  /** Which question it answers: two that follow each other may leave the same answer. */
  question: () => number;
  speed: () => Speed;
  say: (answer: string) => void;
}

export function sayForced({ answer, question, speed, say }: Saying): void {
  const asked = $derived(question());
  const said = $derived(answer());
  const due = $derived(said === null ? null : { said, asked });
  $effect(() => {
    if (!due) return;
    const { said } = due;
    return sayLater(speed(), () => say(said));
  });
}
