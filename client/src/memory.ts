/** This device's memory: what stays here from one visit to the next. */
const PREFIX = 'anpfiff.';

/** Read and write this device's memory; private windows may have none, and nothing breaks without it. */
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + key, value);
  } catch {
    // a device without memory plays on
  }
}

/** All that this device remembers, by key. */
export function recallAll(): [key: string, value: string][] {
  try {
    return Object.entries(localStorage).flatMap(([key, value]) =>
      key.startsWith(PREFIX) ? [[key.slice(PREFIX.length), String(value)] as [string, string]] : [],
    );
  } catch {
    return [];
  }
}
