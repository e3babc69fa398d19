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
function startWorker({ tenant = exampleTenant, cookies = '', pages = [] as string[] } = {}) {
  const listeners: Record<string, (event: object) => void> = {}
  const shownNotices: ShownNotice[] = []
  const openWindow = vi.fn()
  const openPages = pages.map((path) => ({ url: portalOrigin + path, focus: vi.fn() }))
  const workerScope = {
    location: { origin: portalOrigin },
    addEventListener: (name: string, listener: (event: object) => void) => {
      listeners[name] = listener
    },
    registration: { showNotification: (...args: ShownNotice) => shownNotices.push(args) },
    clients: { matchAll: async () => openPages, openWindow },
    skipWaiting: () => {},
  }
  runInNewContext(createPushWorker(tenant, cookies), { self: workerScope, URL })
  const fireWorkerEvent = async (name: string, event: object) => {
    let pendingWork: unknown
    listeners[name]?.({ ...event, waitUntil: (promise: unknown) => (pendingWork = promise) })
    await pendingWork
  }
  return {
    shownNotices,
    openWindow,
    openPages,
    sendNotice: (text: string) => fireWorkerEvent('push', { data: { json: () => JSON.parse(text) } }),
    pressNotice: (path: string) =>
      fireWorkerEvent('notificationclick', { notification: { data: path, close: vi.fn() } }),
    listEventNames: () => Object.keys(listeners),
  }
}
const encodeNotice = (notice: object) => JSON.stringify(notice).padEnd(80)

test('@NOTIFY-13 a notice of each kind has its own sentence, with the tenant’s name and logo', async () => {
  const worker = startWorker()
  for (const kind of pushNoticeKinds)
    await worker.sendNotice(encodeNotice({ kind, path: '/berichten' } satisfies PushNotice))
  expect(new Set(worker.shownNotices.map(([, { body }]) => body)).size).toBe(pushNoticeKinds.length)
  expect(worker.shownNotices[0]).toEqual([
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
  const showTestNotice = async (tenant: Tenant, cookies: string) => {
    const worker = startWorker({ tenant, cookies })
    await worker.sendNotice(encodeNotice({ kind: 'message', path: '/' }))
    return worker.shownNotices[0]?.[1]
  }
  const formalTenant = { ...exampleTenant, pronoun: 'U', logo: null } as Tenant
  expect(await showTestNotice(formalTenant, '')).toMatchObject({
    body: 'Er staat een nieuw bericht voor u klaar.',
  })
  expect(await showTestNotice(formalTenant, '')).not.toHaveProperty('icon')
  expect(await showTestNotice(formalTenant, 'language=de')).toMatchObject({
    body: 'Eine neue Nachricht wartet auf Sie.',
  })
  expect(await showTestNotice(exampleTenant, 'a=b; language=en')).toMatchObject({
    body: 'There is a new message for you.',
  })
})

test('@NOTIFY-13 an invalid message, or one that leads elsewhere, shows as general news', async () => {
  const worker = startWorker()
  for (const text of [
    '',
    'null',
    '{"kind":"constructor"}',
    encodeNotice({ kind: 'message', path: '//evil.example' }),
  ])
    await worker.sendNotice(text)
  const otherWorker = startWorker()
  await otherWorker.sendNotice(encodeNotice({ kind: 'gossip', path: 'https://evil.example/' }))
  for (const [, { data }] of [...worker.shownNotices, ...otherWorker.shownNotices]) expect(data).toBe('/')
  expect(worker.shownNotices).toHaveLength(4)
  expect(otherWorker.shownNotices[0]?.[1].body).toBe('Er is nieuws voor je.')
})

test('@NOTIFY-13 a click shows the open page with that address or a new one, and never replaces a page with typed input', async () => {
  const worker = startWorker({ pages: ['/editInfo/account', '/berichten'] })
  await worker.pressNotice('/berichten')
  expect([worker.openPages[1]?.focus.mock.calls.length, worker.openWindow.mock.calls]).toEqual([1, []])
  await worker.pressNotice('/dashboard')
  expect(worker.openWindow.mock.calls).toEqual([['/dashboard']])
  expect(worker.listEventNames()).not.toContain('fetch')
})
