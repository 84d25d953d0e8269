import type { ToldAt } from '../../api';
import type { ReviewedNode } from '../../generated/protocol';
import { isMeant } from '../../table/meaning';
import { MatchClock } from '../../table/story';
import type { Words } from '../../words';

/** Loud things first: of all that was told in a stretch of the log, what people would call it by. */
const LOUD = [
  ...['goal', 'kick_goal', 'champion', 'red', 'miss', 'save', 'kick_miss', 'verdict', 'out', 'injury', 'yellow', 'end'],
];

/** What happened when, in the words of the game. */
export class Telling {
  private readonly told: { ply: number; event: string; text: string; when: string }[];
  private readonly words: Words;

  constructor(events: readonly ToldAt[], words: Words, names: readonly string[]) {
    const clock = new MatchClock(words.meanings);
    this.words = words;
    this.told = events.map(({ ply, event, args }) => {
      const when = clock.write(clock.moment(event, args));
      return { ply, event, when, text: words.tell(event, args, names) };
    });
  }

  /** The minute or the round of a node. */
  when(node: Pick<ReviewedNode, 'last'>): string {
    return this.told.findLast((one) => one.ply <= node.last)?.when ?? '';
  }

  /** The stage of a competition in which a node lies, as it was told; nothing in a single match. */
  stage(node: Pick<ReviewedNode, 'last'>): string {
    const began = this.told.findLast((one) => one.ply <= node.last && isMeant(this.words.meanings, one.event, 'stage'));
    return began?.text ?? '';
  }

  /** Whether something was told in a node that people would call it by. */
  isLoud(node: Pick<ReviewedNode, 'first' | 'last'>): boolean {
    return this.loudest(node) !== undefined;
  }

  /** The loudest thing that was told in a node; where nothing was, what came before it. */
  what(node: Pick<ReviewedNode, 'first' | 'last'>): string {
    return (
      this.loudest(node) ??
      this.within(node)[0]?.text ??
      this.told.findLast((one) => one.ply <= node.last && one.text)?.text ??
      ''
    );
  }

  private within(node: Pick<ReviewedNode, 'first' | 'last'>): { event: string; text: string }[] {
    return this.told.filter((one) => one.ply > node.first && one.ply <= node.last && one.text);
  }

  private loudest(node: Pick<ReviewedNode, 'first' | 'last'>): string | undefined {
    const here = this.within(node);
    for (const means of LOUD) {
      const found = here.findLast((one) => isMeant(this.words.meanings, one.event, means));
      if (found) return found.text;
    }
    return undefined;
  }
}
