/**
 * Service worker: shows a notice for each push message, and opens the page with the news. The server prepends `words`,
 * the texts of each kind in the device's locale. The worker does not intercept page loads.
 */
/** Parses the content of a message; returns a general text if it is invalid. */
function parseNotice(message) {
  try {
    const { kind, path } = message.json()
    const isOwn = new URL(path, self.location.origin).origin === self.location.origin
    return {
      kind: Object.hasOwn(words.kinds, kind) ? kind : 'several',
      path: isOwn && path.startsWith('/') ? path : '/',
    }
  } catch {
    return { kind: 'several', path: '/' }
  }
}

/** Focuses an open page with that URL, or opens a new one: other pages may contain typed input. */
async function openPath(path) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = pages.find(({ url }) => new URL(url).pathname === path)
  await (there ? there.focus() : self.clients.openWindow(path))
}

self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('push', (event) => {
  const { kind, path } = parseNotice(event.data)
  const { title, language: lang, icon, kinds } = words
  const shown = { body: kinds[kind], lang, tag: kind, renotify: true, data: path, ...(icon && { icon }) }
  event.waitUntil(self.registration.showNotification(title, shown))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openPath(event.notification.data))
})
