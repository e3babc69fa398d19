/**
 * Tells a customer of news when the portal is closed: shows a notice for each message that comes in, and leads to where the news
 * waits. The server puts `words` before it: what it says of each kind, in the language of this device and the firm's wording.
 * It takes no part in how pages are loaded.
 */
/** What a message says; where it cannot be read, that there is news. */
function noticeIn(message) {
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

/** Shows a page that is there already, or a new one: one that shows something else may hold what is being typed. */
async function lead(path) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = pages.find(({ url }) => new URL(url).pathname === path)
  await (there ? there.focus() : self.clients.openWindow(path))
}

self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('push', (event) => {
  const { kind, path } = noticeIn(event.data)
  const { title, language: lang, icon, kinds } = words
  const shown = { body: kinds[kind], lang, tag: kind, renotify: true, data: path, ...(icon && { icon }) }
  event.waitUntil(self.registration.showNotification(title, shown))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(lead(event.notification.data))
})
