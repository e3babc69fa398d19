import { runInNewContext } from 'node:vm'
import { type PushNotice, pushNoticeKinds } from '@portal/contract/push-notice'
import type { Tenant } from '@portal/contract/tenant'
import { expect, test, vi } from 'vitest'
import { createPushWorker } from './routes.ts'

const portalOrigin = 'https://zuider.portal.example'
const exampleTenant = { name: 'Zuider Advies', pronoun: 'JE', logo: 'AAAA' } as Tenant

type ShownNotice = [
  title: string,
  options: { body: string; data: string; icon?: string; lang: string; tag: string },
]

/** Runs the worker script like a browser with open pages. Returns its events and effects. */
function startWorker({ of = exampleTenant, cookies = '', pages = [] as string[] } = {}) {
  const listeners: Record<string, (event: object) => void> = {}
  const shown: ShownNotice[] = []
  const opened = vi.fn()
  const open = pages.map((path) => ({ url: portalOrigin + path, focus: vi.fn() }))
  const self = {
    location: { origin: portalOrigin },
    addEventListener: (name: string, hear: (event: object) => void) => {
      listeners[name] = hear
    },
    registration: { showNotification: (...args: ShownNotice) => shown.push(args) },
    clients: { matchAll: async () => open, openWindow: opened },
    skipWaiting: () => {},
  }
  runInNewContext(createPushWorker(of, cookies), { self, URL })
  const fireWorkerEvent = async (name: string, event: object) => {
    let pendingWork: unknown
    listeners[name]?.({ ...event, waitUntil: (until: unknown) => (pendingWork = until) })
    await pendingWork
  }
  return {
    shown,
    opened,
    open,
    gets: (text: string) => fireWorkerEvent('push', { data: { json: () => JSON.parse(text) } }),
    pressed: (path: string) =>
      fireWorkerEvent('notificationclick', { notification: { data: path, close: vi.fn() } }),
    hears: () => Object.keys(listeners),
  }
}
const encodeNotice = (one: object) => JSON.stringify(one).padEnd(80)

test('@NOTIFY-13 a notice of each kind has its own sentence, with the tenant’s name and logo', async () => {
  const one = startWorker()
  for (const kind of pushNoticeKinds)
    await one.gets(encodeNotice({ kind, path: '/berichten' } satisfies PushNotice))
  expect(new Set(one.shown.map(([, { body }]) => body)).size).toBe(pushNoticeKinds.length)
  expect(one.shown[0]).toEqual([
    'Zuider Advies',
    expect.objectContaining({
      body: 'Er staat een nieuw bericht voor je klaar.',
      icon: '/logo.png',
      lang: 'nl',
      data: '/berichten',
    }),
  ])
})

test('@NOTIFY-13 a notice is in the device’s language and the tenant’s wording, without a logo if the tenant has none', async () => {
  const showTestNotice = async (of: Tenant, cookies: string) => {
    const one = startWorker({ of, cookies })
    await one.gets(encodeNotice({ kind: 'message', path: '/' }))
    return one.shown[0]?.[1]
  }
  const formal = { ...exampleTenant, pronoun: 'U', logo: null } as Tenant
  expect(await showTestNotice(formal, '')).toMatchObject({
    body: 'Er staat een nieuw bericht voor u klaar.',
  })
  expect(await showTestNotice(formal, '')).not.toHaveProperty('icon')
  expect(await showTestNotice(formal, 'language=de')).toMatchObject({
    body: 'Eine neue Nachricht wartet auf Sie.',
  })
  expect(await showTestNotice(exampleTenant, 'a=b; language=en')).toMatchObject({
    body: 'There is a new message for you.',
  })
})

test('@NOTIFY-13 an invalid message, or one that leads elsewhere, shows as general news', async () => {
  const one = startWorker()
  for (const text of [
    '',
    'null',
    '{"kind":"constructor"}',
    encodeNotice({ kind: 'message', path: '//evil.example' }),
  ])
    await one.gets(text)
  const other = startWorker()
  await other.gets(encodeNotice({ kind: 'gossip', path: 'https://evil.example/' }))
  for (const [, { data }] of [...one.shown, ...other.shown]) expect(data).toBe('/')
  expect(one.shown).toHaveLength(4)
  expect(other.shown[0]?.[1].body).toBe('Er is nieuws voor je.')
})

test('@NOTIFY-13 a click shows the open page with that address or a new one, and never replaces a page with typed input', async () => {
  const one = startWorker({ pages: ['/editInfo/account', '/berichten'] })
  await one.pressed('/berichten')
  expect([one.open[1]?.focus.mock.calls.length, one.opened.mock.calls]).toEqual([1, []])
  await one.pressed('/dashboard')
  expect(one.opened.mock.calls).toEqual([['/dashboard']])
  expect(one.hears()).not.toContain('fetch')
})
