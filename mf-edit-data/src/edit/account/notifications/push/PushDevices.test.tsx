import { ApiError } from '@portal/contract/error'
import {
  addPushDevice,
  getPushDevices,
  type PushDevice,
  removePushDevice,
} from '@portal/contract/push-notice'
import { createFakePortal, renderView } from '@portal/remote-kit/test'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { getSentBodies } from '../../../../test/open-edit-tab.ts'
import { texts } from '../../../../texts.ts'
import { PushDevices } from './PushDevices.tsx'
import nl from './texts/nl.json'

vi.setConfig({ testTimeout: 30_000 })
afterEach(() => {
  vi.unstubAllGlobals()
  for (const name of ['serviceWorker', 'userAgent'])
    Reflect.deleteProperty(navigator, name as keyof Navigator)
})

const exampleServerKey = 'BAAA'
const currentSubscription = {
  endpoint: 'https://maker.example/here',
  keys: { p256dh: 'P'.repeat(87), auth: 'A'.repeat(22) },
}
const phoneDevice: PushDevice = {
  ...{ id: 7, browser: 'Safari', system: 'iOS', device: 'phone', current: false },
  created_at: '2026-11-20T10:00:00Z',
}
const currentDevice: PushDevice = {
  ...phoneDevice,
  id: 8,
  browser: 'Chrome',
  system: 'Windows',
  device: 'computer',
  current: true,
}

/**
 * Mocks a browser that supports push notifications. `permission` is the customer's answer to the permission prompt;
 * `on` means already subscribed.
 */
function mockPushBrowser({
  permission = 'default' as NotificationPermission,
  says = 'granted' as NotificationPermission,
  on = false,
  reach = async () => {},
} = {}) {
  const subscription = {
    options: { applicationServerKey: new Uint8Array([4, 0, 0]).buffer },
    toJSON: () => currentSubscription,
    unsubscribe: vi.fn(),
  }
  let held = on ? subscription : null
  const registration = {
    pushManager: {
      getSubscription: async () => held,
      subscribe: vi.fn(async () => {
        await reach()
        held = subscription
        return held
      }),
    },
    unregister: vi.fn(async () => {
      held = null
    }),
    update: vi.fn(async () => {}),
  }
  const register = vi.fn(async (_: string) => registration)
  const notification = {
    permission,
    requestPermission: vi.fn(async () => {
      notification.permission = says
      return says
    }),
  }
  const serviceWorker = {
    register,
    ready: Promise.resolve(registration),
    getRegistration: async () => (on || register.mock.calls.length > 0 ? registration : undefined),
  }
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true })
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('Notification', notification)
  vi.stubGlobal('trustedScriptUrl', (address: string) => `trusted ${address}`)
  return { notification, register, registration, subscription }
}

async function renderPushDevices(list: PushDevice[] = []) {
  const portal = createFakePortal()
  let devices = list
  portal.answer(getPushDevices, () => ({ data: { key: exampleServerKey, devices } }))
  portal.answer(addPushDevice, () => {
    devices = [...devices, currentDevice]
    return { data: { success: true } }
  })
  portal.answer(removePushDevice, ({ params }) => {
    devices = devices.filter(({ id }) => id !== params.id)
    return { data: { in_use: false } }
  })
  await renderView(PushDevices, { portal, texts, path: '/editInfo/account' })
  await screen.findByText(nl.push_intro)
  return portal
}
const findTurnOnButton = () => screen.findByRole('button', { name: nl.push_turn_on })

test('@NOTIFY-14 notifications are turned on only by a click: the browser asks for permission, and then the server gets the subscription', {
  tags: 'full',
}, async () => {
  const { notification, register, registration } = mockPushBrowser()
  const portal = await renderPushDevices()
  await findTurnOnButton()
  expect([notification.requestPermission.mock.calls, register.mock.calls]).toEqual([[], []])
  await userEvent.click(await findTurnOnButton())
  expect((await screen.findByRole('status')).textContent).toContain(nl.push_came_on)
  expect(register.mock.calls).toEqual([['trusted /push-worker.js']])
  expect(registration.pushManager.subscribe).toHaveBeenCalledWith({
    userVisibleOnly: true,
    applicationServerKey: exampleServerKey,
  })
  expect(getSentBodies(portal, addPushDevice)).toEqual([
    {
      endpoint: currentSubscription.endpoint,
      public_key: currentSubscription.keys.p256dh,
      auth_secret: currentSubscription.keys.auth,
    },
  ])
  expect(screen.queryByRole('button', { name: nl.push_turn_on })).toBeNull()
  expect((await screen.findByRole('listitem')).textContent).toContain('Dit apparaat.')
})

test('@NOTIFY-14 without permission, or without a push service, a message explains it and nothing is sent', {
  tags: 'full',
}, async () => {
  mockPushBrowser({ says: 'default' })
  const portal = await renderPushDevices()
  await userEvent.click(await findTurnOnButton())
  expect((await screen.findByRole('alert')).textContent).toContain(nl.push_came_not_allowed)
  mockPushBrowser({
    reach: async () => {
      throw new DOMException('no', 'AbortError')
    },
  })
  await userEvent.click(await findTurnOnButton())
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(nl.push_came_failed))
  expect(getSentBodies(portal, addPushDevice)).toEqual([])
  mockPushBrowser()
  portal.answer(addPushDevice, () => {
    throw new ApiError('refused', { status: 409, message: 'full' })
  })
  await userEvent.click(await findTurnOnButton())
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(nl.push_came_full))
})

test('@NOTIFY-14 notifications can be turned off here and on another device, and only this browser unsubscribes here', {
  tags: 'full',
}, async () => {
  const { registration } = mockPushBrowser({ permission: 'granted', on: true })
  const portal = await renderPushDevices([currentDevice, phoneDevice])
  const clickTurnOff = (name: string) =>
    userEvent.click(screen.getByRole('button', { name: `Meldingen uitzetten: ${name}` }))
  expect(screen.queryByRole('button', { name: nl.push_turn_on })).toBeNull()
  await clickTurnOff('Safari op iOS')
  expect((await screen.findByRole('status')).textContent).toContain(nl.push_came_off)
  expect(registration.unregister).not.toHaveBeenCalled()
  portal.answer(removePushDevice, () => {
    throw new ApiError('unreachable', { message: 'no answer' })
  })
  await clickTurnOff('Chrome op Windows')
  expect((await screen.findByRole('alert')).textContent).toContain(nl.push_came_off_failed)
  portal.answer(removePushDevice, { data: { in_use: false } })
  portal.answer(getPushDevices, { data: { key: exampleServerKey, devices: [] } })
  await clickTurnOff('Chrome op Windows')
  expect(await findTurnOnButton()).toBeTruthy()
  expect(registration.unregister).toHaveBeenCalledOnce()
})

test('@NOTIFY-14 a browser whose subscription has ended is offered to turn notifications on again', {
  tags: 'full',
}, async () => {
  mockPushBrowser({ permission: 'granted' })
  await renderPushDevices([currentDevice])
  expect(await findTurnOnButton()).toBeTruthy()
  expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(1)
})

test('@NOTIFY-14 if the browser blocks notifications, cannot show them, or only from the home screen, a message says so', {
  tags: 'full',
}, async () => {
  mockPushBrowser({ permission: 'denied' })
  await renderPushDevices()
  expect(screen.getByText(nl.push_blocked)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', nl.push_install],
  ['Mozilla/5.0 (X11; Linux x86_64)', nl.push_none],
])('@NOTIFY-14 a browser without support for notifications shows what to do: %s', async (agent, words) => {
  Object.defineProperty(navigator, 'userAgent', { value: agent, configurable: true })
  await renderPushDevices()
  expect(screen.getByText(words)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('@NOTIFY-14 if the server does not support push notifications, nothing about them is shown', {
  tags: 'full',
}, async () => {
  const portal = createFakePortal()
  portal.answer(getPushDevices, () => {
    throw new ApiError('refused', { status: 404, message: 'no' })
  })
  const { container } = await renderView(PushDevices, { portal, texts, path: '/editInfo/account' })
  await waitFor(() => expect(container.textContent).toBe(''))
})
