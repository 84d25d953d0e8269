// What the page needs while it is closed or has no line. It keeps one page that says so, and nothing else: neither the
// API nor the page itself ever come from here, so nothing is ever stale.
const OFFLINE = 'offline-2';
const KEPT = ['/offline.html', '/offline.css', '/offline.js', '/favicon.svg'];

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(OFFLINE)
      .then((cache) => cache.addAll(KEPT.map((path) => new Request(path, { cache: 'reload' }))))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  const old = caches.keys().then((names) => names.filter((name) => name !== OFFLINE));
  event.waitUntil(old.then((names) => Promise.all(names.map((name) => caches.delete(name)))));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const path = new URL(request.url).pathname;
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => caches.match('/offline.html')));
  else if (KEPT.includes(path)) event.respondWith(fetch(request).catch(() => caches.match(path)));
});

self.addEventListener('push', (event) => {
  const told = event.data?.json() ?? {};
  event.waitUntil(
    self.registration.showNotification(told.title ?? 'Anpfiff', {
      body: told.body ?? '',
      tag: told.table ?? 'anpfiff',
      lang: told.language ?? '',
      icon: '/icons/icon-192.png',
      badge: '/icons/badge-96.png',
      data: told.table ? `/${told.table.startsWith('cup-') ? 'cup' : 't'}/${told.table}` : '/',
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const path = event.notification.data ?? '/';
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then((pages) => {
      const open = pages.find((page) => new URL(page.url).pathname === path);
      return open ? open.focus() : self.clients.openWindow(path);
    }),
  );
});
