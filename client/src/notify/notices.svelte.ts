import { keep, recall } from '../memory';
import { GROUND } from '../router.svelte';

/** Notices outside the page. They are asked for by a tap in the menu, and by nothing else. */
class Notices {
  /** Whether the owner of this device wants them. */
  wanted = $state(recall('notices') === 'on');
  /** What the browser allows; in some there are none at all. */
  permission = $state<NotificationPermission | 'none'>(allowed());

  get isOn(): boolean {
    return this.wanted && this.permission === 'granted';
  }

  /** Only ever called from a tap. */
  async turn(): Promise<void> {
    if (this.isOn) return this.set(false);
    if (this.permission === 'default') this.permission = await Notification.requestPermission();
    this.set(this.permission === 'granted');
  }

  /** Show a notice if nobody looks at the page; a newer one with the same tag takes its place. */
  async show(title: string, body: string, tag: string): Promise<void> {
    if (!this.isOn || document.visibilityState === 'visible') return;
    const [icon, badge] = [`${GROUND}/icons/icon-192.png`, `${GROUND}/icons/badge-96.png`];
    const options = { body, tag, icon, badge, data: location.pathname };
    try {
      const worker = await navigator.serviceWorker?.getRegistration();
      if (worker) await worker.showNotification(title, options);
      else new Notification(title, options).onclick = () => window.focus();
    } catch {
      // a notice is a courtesy
    }
  }

  private set(wanted: boolean): void {
    this.wanted = wanted;
    keep('notices', wanted ? 'on' : 'off');
  }
}

function allowed(): NotificationPermission | 'none' {
  return typeof Notification === 'undefined' ? 'none' : Notification.permission;
}

export const notices = new Notices();
