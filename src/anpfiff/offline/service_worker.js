// Keeps all files of one version on the device, so that the next visit needs no network. A new version is fetched whole
// beside the old one, and takes its place when the page is opened again.
const GROUND = '@ground@';
// several of them may lie on one host, each in a folder of its own
const OURS = `anpfiff${GROUND}-`;
const KEPT = OURS + '@version@';
const FILES = ['@files@'];
const known = new Set(FILES);

self.addEventListener('install', (event) => {
  const fresh = FILES.map((path) => new Request(path, { cache: 'no-cache' }));
  event.waitUntil(
    caches
      .open(KEPT)
      .then((cache) => cache.addAll(fresh))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  const old = caches.keys().then((names) => names.filter((name) => name.startsWith(OURS) && name !== KEPT));
  event.waitUntil(
    old.then((names) => Promise.all(names.map((name) => caches.delete(name)))).then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  const path = request.mode === 'navigate' && !known.has(url.pathname) ? `${GROUND}/index.html` : url.pathname;
  if (known.has(path)) event.respondWith(caches.match(path).then((found) => found ?? fetch(request)));
});
