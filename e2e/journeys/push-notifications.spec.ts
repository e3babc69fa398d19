import type { Page, Worker } from '@playwright/test'
import { getPushDevices } from '@portal/contract/push-notice'
import { expectAccessible } from '../expect-accessible.ts'
import { callAsCustomer, expect, getPortalOrigin, signIn, test } from '../portal-test.ts'

/** Mocks the push service and the answer to the permission prompt, which a headless browser does not have. */
const mockPushService = () => {
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
  let subscription: object | null = null
  const encodeBase64Url = (bytes: Uint8Array) =>
    btoa(String.fromCharCode(...bytes))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '')
  const prototype = PushManager.prototype as unknown as Record<string, unknown>
  prototype.getSubscription = async () => subscription
  prototype.subscribe = async ({ applicationServerKey }: { applicationServerKey: string }) => {
    const curve = { name: 'ECDH', namedCurve: 'P-256' }
    const { publicKey } = await crypto.subtle.generateKey(curve, true, ['deriveBits'])
    const bytes = atob(applicationServerKey.replaceAll('-', '+').replaceAll('_', '/'))
    const key = Uint8Array.from(bytes, (sign) => sign.charCodeAt(0))
    const keys = {
      p256dh: encodeBase64Url(new Uint8Array(await crypto.subtle.exportKey('raw', publicKey))),
      auth: encodeBase64Url(crypto.getRandomValues(new Uint8Array(16))),
    }
    subscription = {
      options: { applicationServerKey: key.buffer },
      toJSON: () => ({ endpoint: 'https://maker.example/here', keys }),
    }
    return subscription
  }
}

interface ServiceWorkerActions {
  shown: { title: string; body: string; icon: string; data: string }[]
  opened: string[]
}

/** Records the notifications and the windows that the worker opens, because a headless browser does not show them. */
const recordWorkerActions = (worker: Worker) =>
  worker.evaluate(() => {
    const scope = self as unknown as {
      workerActions: ServiceWorkerActions
      registration: object
      clients: object
    }
    scope.workerActions = { shown: [], opened: [] }
    Object.assign(scope.registration, {
      showNotification: async (title: string, more: object) =>
        scope.workerActions.shown.push({ title, ...more } as ServiceWorkerActions['shown'][number]),
    })
    Object.assign(scope.clients, {
      openWindow: async (path: string) => scope.workerActions.opened.push(path),
    })
  })
const getWorkerActions = (worker: Worker): Promise<ServiceWorkerActions> =>
  worker.evaluate(() => (self as unknown as { workerActions: ServiceWorkerActions }).workerActions)

/** Delivers a push message to a page's worker, as the browser's push service does. */
async function deliverPushMessage(page: Page, text: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const found = new Promise<string>((resolve) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [one] = registrations
      if (one) resolve(one.registrationId)
    }),
  )
  await devtools.send('ServiceWorker.enable')
  const registrationId = await found
  await devtools.send('ServiceWorker.deliverPushMessage', {
    ...{ origin: getPortalOrigin('zuider'), registrationId },
    data: text,
  })
  await devtools.detach()
}

test('@NOTIFY-13 @NOTIFY-14 uma turns notifications on and gets one without content of the message, and a click on it opens the message @full', async ({
  page,
  request,
}) => {
  await page.context().grantPermissions(['notifications'])
  await page.addInitScript(mockPushService)
  await signIn(page, 'uma', '/editInfo/account')
  const fetchPushDevices = async () =>
    (await callAsCustomer(request, { username: 'uma', tenant: 'zuider' }, getPushDevices)).data.devices
  expect(page.context().serviceWorkers()).toEqual([])
  const workerStarted = page.context().waitForEvent('serviceworker')
  await page.getByRole('button', { name: 'Aanzetten op dit apparaat' }).click()
  const worker = await workerStarted
  await expect(
    page.getByRole('status').filter({ hasText: 'Meldingen staan aan op dit apparaat.' }),
  ).toBeFocused()
  expect(await fetchPushDevices()).toHaveLength(1)
  await expectAccessible(page)

  await recordWorkerActions(worker)
  await deliverPushMessage(page, JSON.stringify({ kind: 'message', path: '/berichten' }))
  await expect.poll(async () => (await getWorkerActions(worker)).shown).toHaveLength(1)
  const [notice] = (await getWorkerActions(worker)).shown
  expect(notice).toMatchObject({
    body: 'Er staat een nieuw bericht voor je klaar.',
    icon: '/logo.png',
    data: '/berichten',
  })
  expect(notice?.title).toContain('Zuider')
  await worker.evaluate((data) => {
    const pressed = { waitUntil: () => {}, notification: { data, close: () => {} } }
    dispatchEvent(Object.assign(new Event('notificationclick'), pressed))
  }, notice?.data)
  await expect.poll(async () => (await getWorkerActions(worker)).opened).toEqual(['/berichten'])

  await page.getByRole('button', { name: /^Meldingen uitzetten/ }).click()
  await expect(page.getByRole('button', { name: 'Aanzetten op dit apparaat' })).toBeVisible()
  expect(await fetchPushDevices()).toEqual([])
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
})
