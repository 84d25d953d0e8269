/** The server inside the page: Python and the engine in a worker, asked in the server's own protocol. */
import { inTurn } from './flush';
import { KeptStart } from './kept_start';
import type { From, Parts, Said, Told } from './messages';
import { HOME, start, type Python, type Runtime } from './python';

interface PyProxy {
  (...said: unknown[]): unknown;
  destroy(): void;
}
/** What the engine offers: anpfiff/offline/browser.py. */
interface Doors {
  ask(method: string, path: string, headers: string, body: string): Promise<[number, string, Uint8Array<ArrayBuffer>]>;
  dial(n: number, path: string): void;
  say(n: number, text: string): void;
  hang_up(n: number): void;
}
const ENGINE = new URL('../engine/', import.meta.url);
const KEPT = '/kept';

const tell = (told: Told, moved: Transferable[] = []) => self.postMessage(told, { transfer: moved });
const at = (name: string) => new URL(name, ENGINE).href;

let loaded = 0;

/** A part of the engine: packed in the folder, counted while it comes, unpacked here. */
async function part(name: string, type: string, of: number): Promise<Response> {
  const answer = await plain(at(`${name}.z`));
  if (!answer.ok || !answer.body) throw new Error(`${name}: ${answer.status}`);
  const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, out) {
      loaded += chunk.length;
      tell({ kind: 'loading', bytes: loaded, of });
      out.enqueue(chunk);
    },
  });
  const unpacked = answer.body.pipeThrough(counted).pipeThrough(new DecompressionStream('gzip'));
  return new Response(unpacked, { headers: { 'Content-Type': type } });
}

const plain = self.fetch.bind(self);

/** The runtime, and all parts of the engine on their way at once. */
async function fetched(parts: Parts): Promise<[Runtime, Promise<ArrayBuffer>]> {
  const of = Object.values(parts.sizes).reduce((sum, size) => sum + size, 0);
  loaded = 0;
  const ours = part('anpfiff', 'application/zip', of).then((found) => found.arrayBuffer());
  const packed: Record<string, Promise<Response>> = {
    [at('pyodide.asm.wasm')]: part('python', 'application/wasm', of),
    [at('python_stdlib.zip')]: part('library', 'application/zip', of),
  };
  // the runtime fetches its own parts by their usual names
  self.fetch = (wanted, how) => {
    const path = wanted instanceof Request ? wanted.url : String(wanted);
    return packed[path] ?? plain(wanted, how);
  };
  const [{ loadPyodide: load }, { default: create }] = await Promise.all([
    import(/* @vite-ignore */ at('pyodide.mjs')) as Promise<{ loadPyodide: Runtime['load'] }>,
    import(/* @vite-ignore */ at('pyodide.asm.mjs')) as Promise<{ default: Runtime['create'] }>,
  ]);
  return [{ load, create }, ours];
}

async function begun(parts: Parts, memory: Uint8Array | null): Promise<Python> {
  const [runtime, ours] = await fetched(parts);
  return start(runtime, { indexURL: ENGINE.href, lockFileContents: parts.lock }, await ours, memory);
}

/** Python with our modules read, from where, and what to do for the next start once this one went well. */
async function started(parts: Parts): Promise<[Python, From, () => Promise<void>]> {
  const kept = new KeptStart(ENGINE, parts.stamp, navigator.userAgent);
  const memory = await kept.take().catch(() => null);
  // a memory that does not fit costs one slow start
  const again = memory && (await begun(parts, memory).catch(() => kept.forget()));
  if (again) return [again, 'what was kept', () => kept.thank()];
  const python = await begun(parts, null);
  python.runPython(`import sys; sys.path.insert(0, "${HOME}"); from anpfiff.offline.browser import warm_up; warm_up()`);
  const fresh = python.makeMemorySnapshot();
  return [python, 'its beginning', () => kept.keep(fresh)];
}

async function open(): Promise<Doors> {
  const parts = (await (await plain(at('parts.json'))).json()) as Parts;
  const [python, from, remember] = await started(parts);
  python.FS.mkdirTree(KEPT);
  python.FS.mount(python.FS.filesystems.IDBFS, {}, KEPT);
  const sync = (populate: boolean) =>
    new Promise<void>((done, fail) =>
      python.FS.syncfs(populate, (error) =>
        error ? fail(error instanceof Error ? error : new Error('full')) : done(),
      ),
    );
  await sync(true);
  const begin = python.runPython('from anpfiff.offline.browser import begin; begin') as PyProxy;
  const told = (n: number, text: string) => tell({ kind: 'told', n, text });
  const closed = (n: number) => tell({ kind: 'closed', n });
  const doors = (await begin(
    `${KEPT}/matches.sqlite`,
    inTurn(() => sync(false)),
    told,
    closed,
  )) as Doors;
  tell({ kind: 'ready', from });
  // a device without room for it starts from the beginning each time
  void remember().catch(() => undefined);
  return doors;
}

async function answer(doors: Doors, said: Said): Promise<void> {
  if (said.kind === 'dial') {
    doors.dial(said.n, said.path);
    tell({ kind: 'open', n: said.n });
  } else if (said.kind === 'say') doors.say(said.n, said.text);
  else if (said.kind === 'hang-up') doors.hang_up(said.n);
  else {
    const [status, headers, body] = await doors.ask(said.method, said.path, JSON.stringify(said.headers), said.body);
    tell({ kind: 'answer', n: said.n, status, headers: JSON.parse(headers) as [string, string][], body });
  }
}

/** Whoever waits must hear that nothing comes: of a request that failed, or of a line that could not be opened. */
function refuse(said: Said): void {
  if (said.kind === 'ask') tell({ kind: 'answer', n: said.n, status: 500, headers: [], body: new Uint8Array() });
  else if (said.kind === 'dial') tell({ kind: 'closed', n: said.n });
}

const opened = open();
opened.catch((error: unknown) => tell({ kind: 'failed', why: String(error) }));
self.onmessage = ({ data: said }: MessageEvent<Said>) => {
  opened.then((doors) => answer(doors, said)).catch(() => refuse(said));
};
