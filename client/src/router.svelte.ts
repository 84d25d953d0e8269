/** The path of the host at which the page lies: nothing at its root. */
export const GROUND = document.documentElement.dataset.ground ?? '';

/** A path as the page knows it, without that of its ground. */
export function within(path: string): string {
  return GROUND && `${path}/`.startsWith(`${GROUND}/`) ? path.slice(GROUND.length) || '/' : path;
}

/** Where we are: the path decides the screen, the fragment carries a token that no server log ever sees. */
export interface Place {
  screen:
    | 'home'
    | 'new'
    | 'new-cup'
    | 'cup'
    | 'conference'
    | 'me'
    | 'table'
    | 'replay'
    | 'review'
    | 'paper'
    | 'puzzles'
    | 'puzzle'
    | 'practice'
    | 'reference'
    | 'owner'
    | 'real'
    | 'lost';
  table: string;
  /** What stands after it: the id of a puzzle. */
  part: string;
  token: string;
  /** The spectators' token, which travels beside that of a seat. */
  watch: string;
  query: URLSearchParams;
}

export function placeOf(url: URL): Place {
  const [first = '', id = '', rest] = within(url.pathname).split('/').filter(Boolean);
  const [token = '', watch = ''] = url.hash.slice(1).split('.');
  const place = {
    table: decodeURIComponent(id),
    part: decodeURIComponent(rest ?? ''),
    token,
    watch,
    query: url.searchParams,
  };
  if (!first) return { screen: 'home', ...place };
  if (first === 'new' && !id) return { screen: 'new', ...place };
  if (first === 'cup' && (!id || id === 'new') && !rest) return { screen: 'new-cup', ...place };
  if (first === 'cup' && !rest) return { screen: 'cup', ...place };
  if (first === 'conference' && !rest) return { screen: 'conference', ...place };
  if (first === 'me' && !id) return { screen: 'me', ...place };
  if (first === 't' && id && !rest) return { screen: 'table', ...place };
  if (first === 'review' && id && !rest) return { screen: 'review', ...place };
  if (first === 'paper' && id && !rest) return { screen: 'paper', ...place };
  if (first === 'replay' && id && !rest) return { screen: 'replay', ...place };
  if (first === 'puzzles' && !id) return { screen: 'puzzles', ...place };
  if (first === 'puzzle' && id) return { screen: 'puzzle', ...place };
  if (first === 'practice' && id && !rest) return { screen: 'practice', ...place };
  if (first === 'reference' && id && !rest) return { screen: 'reference', ...place };
  if (first === 'owner' && id && !rest) return { screen: 'owner', ...place };
  if (first === 'real' && id && !rest) return { screen: 'real', ...place };
  return { screen: 'lost', ...place };
}

class Router {
  place = $state.raw<Place>(placeOf(new URL(location.href)));

  constructor() {
    addEventListener('popstate', () => (this.place = placeOf(new URL(location.href))));
  }

  go(path: string, replace = false): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', GROUND + within(path));
    this.place = placeOf(new URL(location.href));
    scrollTo(0, 0);
  }

  /** Take the token and what messengers read out of the address bar, and so out of history and shared screens; the device has it. */
  hide(): void {
    const query = new URLSearchParams(location.search);
    query.delete('card');
    if (location.hash) history.replaceState(null, '', location.pathname + (query.size ? `?${query}` : ''));
  }
}

export const router = new Router();

/** For links: a plain click stays in the page, everything else is the browser's. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  router.go(link.pathname + link.search + link.hash);
}
