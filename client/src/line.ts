/** What the page needs of a WebSocket. */
export interface Wire {
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: MessageEvent<string>) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

/** The way to the server: over the network, or to the one inside this page (`offline/`). */
interface Line {
  /** Whether the server is inside this page: there is nobody else in it. */
  isHere: boolean;
  ask: (path: string, init: RequestInit) => Promise<Response>;
  dial: (path: string) => Wire;
}

export const line: Line = {
  isHere: document.documentElement.dataset.server === 'here',
  ask: (path, init) => fetch(path, init),
  dial: (path) => new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${path}`) as Wire,
};
