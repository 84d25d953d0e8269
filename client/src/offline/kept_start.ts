/**
 * The memory of Python once our modules were read, kept on this device: the next start begins there. It is of one engine
 * and one browser. A start that was not survived is not tried twice.
 */
export class KeptStart {
  private readonly shelf: string;
  private readonly kept: string;
  private readonly tried: string;

  constructor(engine: URL, stamp: string, browser: string) {
    this.shelf = `anpfiff started ${engine.pathname}`;
    this.kept = `${engine.href}started/${stamp}?in=${encodeURIComponent(browser)}`;
    this.tried = `${engine.href}started/tried`;
  }

  /** What was kept, if it is of this engine and the last start with it went well. */
  async take(): Promise<Uint8Array<ArrayBuffer> | null> {
    const shelf = await this.open();
    const found = await shelf?.match(this.kept);
    if (!shelf || !found) return null;
    if (await shelf.match(this.tried)) return this.forget();
    await shelf.put(this.tried, new Response(''));
    return new Uint8Array(await found.arrayBuffer());
  }

  /** The start with it went well. */
  async thank(): Promise<void> {
    await (await this.open())?.delete(this.tried);
  }

  async keep(memory: Uint8Array<ArrayBuffer>): Promise<void> {
    await this.forget();
    await (await this.open())?.put(this.kept, new Response(memory));
  }

  async forget(): Promise<null> {
    if (globalThis.caches) await caches.delete(this.shelf);
    return null;
  }

  /** A page that did not come over HTTPS has nowhere to keep it. */
  private open(): Promise<Cache> | undefined {
    return (globalThis.caches as CacheStorage | undefined)?.open(this.shelf);
  }
}
