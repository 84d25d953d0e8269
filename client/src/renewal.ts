/** The script that a page begins with: the build gives it another name whenever anything of the page has changed. */
function firstScript(page: Document): string {
  return page.querySelector('script[type="module"][src]')?.getAttribute('src') ?? '';
}

/** Whether the host serves another page by now than the one that stands here. */
export async function isRenewed(): Promise<boolean> {
  const answer = await fetch(location.pathname + location.search, { cache: 'no-store' });
  const now = answer.ok ? firstScript(new DOMParser().parseFromString(await answer.text(), 'text/html')) : '';
  return now !== '' && now !== firstScript(document);
}

/** Where a host has updated, parts of the old page are gone: begin anew then. Tables are kept by the server. */
export function beginAnewIfRenewed(): void {
  addEventListener('vite:preloadError', () => {
    void isRenewed()
      .then((is) => is && location.reload())
      .catch(() => undefined);
  });
}
