/** What the page says to the worker that keeps the server. */
export type Said =
  | { kind: 'ask'; n: number; method: string; path: string; headers: [string, string][]; body: string }
  | { kind: 'dial'; n: number; path: string }
  | { kind: 'say'; n: number; text: string }
  | { kind: 'hang-up'; n: number };

/** Where Python began: a memory of its last start may have been kept. */
export type From = 'its beginning' | 'what was kept';

/** What the worker tells the page. */
export type Told =
  | { kind: 'loading'; bytes: number; of: number }
  | { kind: 'ready'; from: From }
  | { kind: 'failed'; why: string }
  | { kind: 'answer'; n: number; status: number; headers: [string, string][]; body: Uint8Array<ArrayBuffer> }
  | { kind: 'open'; n: number }
  | { kind: 'told'; n: number; text: string }
  | { kind: 'closed'; n: number };

/** What lies in the folder of the engine, as `anpfiff site` wrote it. */
export interface Parts {
  /** What has to be loaded before anything can be played, with its size over the wire. */
  sizes: Record<'python' | 'library' | 'anpfiff', number>;
  lock: string;
  /** Another one for every change of the engine. */
  stamp: string;
}
