/**
 * Service worker: shows push notices, and opens the page with the news. The server adds `noticeTexts` in the device's
 * locale before this script.
 */
/** Returns a general notice if the message is invalid. */
function parseNotice(message) {
  try {
    const { kind, path } = message.json()
    const isOwn = new URL(path, self.location.origin).origin === self.location.origin
    return {
      kind: Object.hasOwn(noticeTexts.kinds, kind) ? kind : 'several',
      path: isOwn && path.startsWith('/') ? path : '/',
    }
  } catch {
    return { kind: 'several', path: '/' }
  }
}

/** Focuses a page with this URL, or opens a new one, since other pages may contain typed input. */
async function openPage(path) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = pages.find(({ url }) => new URL(url).pathname === path)
  await (there ? there.focus() : self.clients.openWindow(path))
}

self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('push', (event) => {
  const { kind, path } = parseNotice(event.data)
  const { title, language: lang, icon, kinds } = noticeTexts
  const shown = { body: kinds[kind], lang, tag: kind, renotify: true, data: path, ...(icon && { icon }) }
  event.waitUntil(self.registration.showNotification(title, shown))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openPage(event.notification.data))
})
