/** For tests: whole matches as the server told them, and a line to a server that tells them once more. */
import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import type { Cards, ClientMessage, GameWords, News, TableInfo, View } from '../../generated/protocol';

/** A match from one chair: what the page asks for, all news with who had spoken before it, and how it truly looked. */
export interface Recorded {
  info: TableInfo;
  words: GameWords;
  cards: Cards;
  board: Record<string, unknown>;
  news: { by: number; news: News }[];
  /** Views, each with how many lines had been told then. */
  truth: [told: number, view: View][];
}

const ROOT = resolve(import.meta.dirname, '../../../..');
/** All matches of the tests together are told in some megabytes. */
const MOST = 1 << 26;

/** Have the server play a match: it is told as it is told today, nothing of it is kept. */
export function record(game: string): Recorded {
  const python = resolve(ROOT, '.venv/bin/python');
  const said = execFileSync(python, ['-m', 'tests.server.recorded', game], { cwd: ROOT, maxBuffer: MOST });
  return JSON.parse(said.toString()) as Recorded;
}

/** The line to a server that tells what the test says. */
export class TestLine {
  static readonly OPEN = 1;
  static last: TestLine;
  /** What the server does about what it is asked. */
  static hear: (message: ClientMessage) => void = () => undefined;
  readonly readyState = TestLine.OPEN;
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;

  constructor() {
    TestLine.last = this;
  }

  send(text: string): void {
    TestLine.hear(JSON.parse(text) as ClientMessage);
  }

  close(): void {}

  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}
