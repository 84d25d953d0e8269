import { filesOf } from './archive';

/** Python for the browser, as far as we use it. */
export interface Python {
  FS: Files & {
    filesystems: { IDBFS: unknown };
    mount(kind: unknown, how: object, path: string): void;
    syncfs(populate: boolean, done: (error: unknown) => void): void;
  };
  makeMemorySnapshot(): Uint8Array<ArrayBuffer>;
  runPython(code: string): unknown;
}
interface Files {
  mkdirTree(path: string): void;
  writeFile(path: string, data: Uint8Array, how: { canOwn: boolean }): void;
}
/** The machine that Python runs on: what Emscripten offers, of which Pyodide shows us nothing by another name. */
interface Machine {
  FS: Files;
  LDSO: { loadedLibsByName: Record<string, object> };
  HEAP8: Int8Array;
  loadWebAssemblyModule(code: Uint8Array, how: object, name: string, scope: object, handle: number): object;
  _emscripten_resize_heap(bytes: number): boolean;
}
interface Settings {
  preRun: ((machine: Machine) => void)[];
}
export interface Runtime {
  load(how: Record<string, unknown>): Promise<Python>;
  create(settings: Settings): Promise<Machine>;
}

export const HOME = '/engine';
const NEVER_UNLOADED = { global: false, nodelete: true };

/**
 * Python with our files, from its beginning or from a memory that was kept. Both put our files down and load what is
 * compiled before Python itself begins, so that all of it lies at the same places: only then does a memory fit.
 */
export function start(
  { load, create }: Runtime,
  how: Record<string, unknown>,
  archive: ArrayBuffer,
  memory: Uint8Array | null,
): Promise<Python> {
  const createPyodideModule = async (settings: Settings) => {
    settings.preRun.push((machine) => furnish(machine, archive));
    const machine = await create(settings);
    if (memory && memory.length > machine.HEAP8.length) machine._emscripten_resize_heap(memory.length);
    return machine;
  };
  const begins = memory ? { _loadSnapshot: memory } : { _makeSnapshot: true };
  return load({ ...how, ...begins, createPyodideModule });
}

function furnish(machine: Machine, archive: ArrayBuffer): void {
  const folders = new Set<string>();
  for (const [name, data] of filesOf(archive)) {
    const path = `${HOME}/${name}`;
    const folder = path.slice(0, path.lastIndexOf('/'));
    if (!folders.has(folder)) machine.FS.mkdirTree(folder);
    folders.add(folder);
    machine.FS.writeFile(path, data, { canOwn: true });
    if (!name.endsWith('.so')) continue;
    const exports = machine.loadWebAssemblyModule(data, NEVER_UNLOADED, path, {}, 0);
    machine.LDSO.loadedLibsByName[path] = { refcount: Infinity, name: path, global: false, exports };
  }
}
