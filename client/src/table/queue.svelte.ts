/** Several answers of one screen, said one after another, each as soon as the referee asks for it. */
import type { SkinProps } from './skin';

/** How long to wait for news after an answer before the rest is given up. */
const PATIENCE = 4000;

export class Queue {
  private waiting = $state<string[]>([]);
  private sentAt = -1;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly props: () => Pick<SkinProps, 'news' | 'busy' | 'say'>;
  readonly isSending: boolean = $derived(this.waiting.length > 0);

  constructor(props: Queue['props']) {
    this.props = props;
  }

  sayAll(notations: readonly string[]): void {
    this.waiting = [...notations];
    this.sentAt = -1;
    this.goOn();
  }

  /** Called with every news: say what is next, or drop what nobody asks for any more. */
  goOn(): void {
    const { news, busy, say } = this.props();
    const next = this.waiting[0];
    clearTimeout(this.timer);
    if (next === undefined || busy) return;
    if (news.ply === this.sentAt) {
      this.timer = setTimeout(() => (this.waiting = []), PATIENCE);
      return;
    }
    if (!news.decision?.options.includes(next)) {
      this.waiting = [];
      return;
    }
    this.waiting = this.waiting.slice(1);
    this.sentAt = news.ply;
    say(next);
  }
}
