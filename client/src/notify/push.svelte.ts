import { pushKey, subscribe, unsubscribe } from '../api';
import { keep, recall } from '../memory';
import { settings } from '../settings.svelte';
import { notices } from './notices.svelte';

/** A table or a competition this browser is told about: by which key, at which address of its push service. */
interface Told {
  place: string;
  key: string;
  endpoint: string;
}

const MOST = 60;

/** Notices while the page is closed: a subscription of this browser for every place where one of its keys has a seat. */
export class Push {
  /** Whether this browser and the host of this server can; until somebody has looked, they cannot. */
  isPossible = $state(false);
  private told = $state.raw<Told[]>(known());
  /** What the host signs its notices with; null where he sends none. */
  private signedBy: string | null | undefined;
  /** One thing after the other: whoever changes his mind is left with what he wanted last. */
  private work: Promise<void> = Promise.resolve();

  isOn(place: string): boolean {
    return this.told.some((one) => one.place === place);
  }

  /** Whoever wants notices is told about this place as long as a key has a seat there; without a key he has none. */
  follow(place: string, key: string): Promise<void> {
    return this.next(() => (key ? this.on(place, key) : this.set(this.others(place)))); // the server forgets by itself
  }

  /** Tell this browser nothing more about any place. */
  off(): Promise<void> {
    return this.next(async () => {
      const told = this.told;
      this.set([]);
      await Promise.allSettled(told.map((one) => unsubscribe(one.place, one.key, one.endpoint)));
      await (await (await worker())?.pushManager.getSubscription())?.unsubscribe(); // also where no line was open
    });
  }

  /** Find out whether notices can come here while the page is closed. */
  async look(): Promise<void> {
    if (!('PushManager' in window)) return;
    await navigator.serviceWorker?.ready; // never, where there is none
    this.isPossible = !!(await this.publicKey().catch(() => null));
  }

  private async on(place: string, key: string): Promise<void> {
    const manager = notices.isOn ? (await worker())?.pushManager : null;
    const known = await manager?.getSubscription();
    if (!manager || this.told.some((one) => one.place === place && one.key === key && one.endpoint === known?.endpoint))
      return;
    const publicKey = await this.publicKey();
    if (!publicKey) return;
    const found = known ?? (await manager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }));
    const { endpoint = '', keys } = found.toJSON();
    await subscribe(place, key, {
      endpoint,
      p256dh: keys?.p256dh ?? '',
      auth: keys?.auth ?? '',
      language: settings.lang,
    });
    this.set([...this.others(place), { place, key, endpoint }].slice(-MOST));
  }

  private async publicKey(): Promise<string | null> {
    if (this.signedBy === undefined) this.signedBy = (await pushKey()).key;
    return this.signedBy;
  }

  private others(place: string): Told[] {
    return this.told.filter((one) => one.place !== place);
  }

  private next(step: () => Promise<void> | void): Promise<void> {
    // without it the open page still notifies, and the menu says that this is all there is
    this.work = this.work.then(step).catch(() => undefined);
    return this.work;
  }

  private set(told: Told[]): void {
    this.told = told;
    keep('push', JSON.stringify(told));
  }
}

async function worker(): Promise<ServiceWorkerRegistration | undefined> {
  return 'PushManager' in window ? navigator.serviceWorker?.getRegistration() : undefined;
}

function known(): Told[] {
  try {
    const found: unknown = JSON.parse(recall('push') ?? '[]');
    return Array.isArray(found) ? (found as Told[]).filter((one) => typeof one?.place === 'string') : [];
  } catch {
    return [];
  }
}

export const push = new Push();
