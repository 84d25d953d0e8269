import { pushKey, subscribe, unsubscribe } from '../api';
import { keep, recall } from '../memory';
import { settings } from '../settings.svelte';

/** Notices while the page is closed: a subscription of this browser, bound to the seats its key holds at one table. */
class Push {
  private tables = $state.raw<string[]>(known());

  isOn(table: string): boolean {
    return this.tables.includes(table);
  }

  /** Subscribe, if this browser and the host of this server can; without either the open page still notifies. */
  async on(table: string, key: string): Promise<void> {
    if (!key || !('PushManager' in window)) return;
    try {
      const { key: publicKey } = await pushKey();
      const worker = await navigator.serviceWorker.getRegistration();
      if (!publicKey || !worker) return;
      const found =
        (await worker.pushManager.getSubscription()) ??
        (await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }));
      const { endpoint, keys } = found.toJSON();
      await subscribe(table, key, {
        endpoint: endpoint ?? '',
        p256dh: keys?.p256dh ?? '',
        auth: keys?.auth ?? '',
        language: settings.lang,
      });
      this.set([...this.tables.filter((one) => one !== table), table].slice(-60));
    } catch {
      // notices of the open page are there all the same, and the menu says that they are all there is
    }
  }

  async off(table: string, key: string): Promise<void> {
    if (!this.isOn(table)) return;
    this.set(this.tables.filter((one) => one !== table));
    const found = await (await navigator.serviceWorker?.getRegistration())?.pushManager.getSubscription();
    if (found) await unsubscribe(table, key, found.endpoint).catch(() => undefined);
  }

  private set(tables: string[]): void {
    this.tables = tables;
    keep('push', tables.join(' '));
  }
}

function known(): string[] {
  return (recall('push') ?? '').split(' ').filter(Boolean);
}

export const push = new Push();
