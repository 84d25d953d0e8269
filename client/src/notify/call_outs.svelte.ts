import type { Line } from '../generated/protocol';

export interface CallOut {
  seat: number;
  phrase: string;
}

/** What the others called out: the newest is shown over the table, and a dot says that some were not seen in the ticker. */
export class CallOuts {
  latest = $state.raw<CallOut | null>(null);
  unread = $state(0);

  /** The call-outs among what was just told, those of this device left out. */
  hear(lines: readonly Line[], own: readonly number[]): CallOut[] {
    const heard = lines.flatMap((line) =>
      line.line === 'notice' && line.what === 'talked' && line.seat != null && !own.includes(line.seat)
        ? [{ seat: line.seat, phrase: line.detail }]
        : [],
    );
    if (heard.length) {
      this.latest = heard.at(-1) ?? null;
      this.unread += heard.length;
    }
    return heard;
  }

  /** Somebody looks at the ticker. */
  read(): void {
    this.unread = 0;
  }

  /** The toast has been there long enough. */
  hide(): void {
    this.latest = null;
  }
}

/** One page shows one table. */
export const callOuts = new CallOuts();
