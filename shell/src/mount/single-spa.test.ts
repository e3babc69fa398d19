import type { RemoteScreen } from '@portal/domain/routing'
import { slowLoadingThresholdMs } from '@portal/remote-kit/container'
import type { ScreenLifecycles } from '@portal/remote-kit/define'
import { getAppStatus, unloadApplication } from 'single-spa'
import { beforeEach, expect, test, vi } from 'vitest'
import type { RemoteLoader } from '../registry/remote-loader.ts'
import { createTestRemote } from '../test/test-remote.ts'
import { outlet, shownScreen } from './outlet.ts'
import { reevaluateActiveScreens, registerScreens } from './single-spa.ts'

function createControlledPromise() {
  let resolvePromise = () => {}
  let rejectPromise = (_: Error) => {}
  const ended = new Promise<void>((resolve, reject) => {
    resolvePromise = resolve
    rejectPromise = reject
  })
  return { ended, end: () => resolvePromise(), fail: (error: Error) => rejectPromise(error) }
}

const resolveAtOnce = () => Promise.resolve()
const screenIds = ['start', 'contact', 'documents', 'services'] as const
type ScreenId = (typeof screenIds)[number]

const lifecycleMocksByScreen = Object.fromEntries(
  screenIds.map((id) => [
    id,
    {
      load: vi.fn(resolveAtOnce),
      bootstrap: vi.fn(resolveAtOnce),
      mount: vi.fn(resolveAtOnce),
      unmount: vi.fn(resolveAtOnce),
    },
  ]),
) as Record<
  ScreenId,
  Record<'load' | 'bootstrap' | 'mount' | 'unmount', ReturnType<typeof vi.fn<() => Promise<void>>>>
>

const testScreens = screenIds.map((id): RemoteScreen => {
  const remote = createTestRemote(`mf-${id}`, {})
  const route = { id, path: `/${id}`, view: id, title: id, audience: 'customer' as const }
  return { kind: 'screen', name: `${remote.name}.${id}`, remote, route }
})
const getScreenName = (id: ScreenId) => `mf-${id}.${id}`

function createLifecycles(id: ScreenId): ScreenLifecycles {
  const own = Object.assign(document.createElement('p'), { textContent: id })
  return {
    bootstrap: () => lifecycleMocksByScreen[id].bootstrap(),
    mount: async ({ domElement }) => {
      domElement.append(own)
      await lifecycleMocksByScreen[id].mount()
    },
    unmount: async () => {
      await lifecycleMocksByScreen[id].unmount()
      own.remove()
    },
  }
}

const fakeLoader = {
  load: async (name: string) => {
    const id = name.slice(3) as ScreenId
    await lifecycleMocksByScreen[id].load()
    return { views: { [id]: { kind: 'screen', application: async () => createLifecycles(id) } } }
  },
  renew: vi.fn(resolveAtOnce),
  giveUp: vi.fn(() => false),
  begin: vi.fn((_name: string) => () => {}),
}
const reportMock = vi.fn()
let isNavigationAllowed = true

registerScreens({
  screens: testScreens,
  isCurrent: (name) =>
    isNavigationAllowed && name === `mf-${location.pathname.slice(1)}.${location.pathname.slice(1)}`,
  loader: fakeLoader as unknown as RemoteLoader,
  getLocale: () => 'nl',
  report: reportMock,
})

const goToScreen = (id: ScreenId) => history.pushState(null, '', `/${id}`)
const expectScreenShown = (id: ScreenId) =>
  vi.waitFor(() => {
    expect(shownScreen.get()).toMatchObject({ name: getScreenName(id), state: 'shown' })
    expect(outlet.textContent).toBe(id)
  })
const expectScreenFailed = (id: ScreenId) =>
  vi.waitFor(() => expect(shownScreen.get()).toMatchObject({ name: getScreenName(id), state: 'failed' }))

beforeEach(async () => {
  for (const one of Object.values(lifecycleMocksByScreen))
    for (const each of Object.values(one)) each.mockReset().mockImplementation(resolveAtOnce)
  fakeLoader.giveUp.mockReset().mockReturnValue(false)
  fakeLoader.renew.mockClear()
  goToScreen('start')
  await expectScreenShown('start')
  for (const id of screenIds) if (id !== 'start') await unloadApplication(getScreenName(id))
  reportMock.mockClear()
})

test('leaving a screen while it starts does not affect the next screen', { tags: 'full' }, async () => {
  const [mounting, leaving] = [createControlledPromise(), createControlledPromise()]
  lifecycleMocksByScreen.contact.mount.mockReturnValueOnce(mounting.ended)
  lifecycleMocksByScreen.contact.unmount.mockReturnValueOnce(leaving.ended)
  goToScreen('contact')
  await vi.waitFor(() => expect(lifecycleMocksByScreen.contact.mount).toHaveBeenCalled())
  goToScreen('documents')
  mounting.end()
  await vi.waitFor(() => expect(lifecycleMocksByScreen.contact.unmount).toHaveBeenCalled())
  expect(lifecycleMocksByScreen.documents.mount).not.toHaveBeenCalled()
  leaving.end()
  await expectScreenShown('documents')
  expect(reportMock).not.toHaveBeenCalled()
})

test('leaving a screen while its code loads does not wait for it, and coming back uses the loaded code', {
  tags: 'full',
}, async () => {
  const loading = createControlledPromise()
  lifecycleMocksByScreen.contact.load.mockReturnValueOnce(loading.ended)
  goToScreen('contact')
  await vi.waitFor(() => expect(lifecycleMocksByScreen.contact.load).toHaveBeenCalled())
  goToScreen('documents')
  await expectScreenShown('documents')
  goToScreen('contact')
  await expectScreenShown('contact')
  loading.end()
  expect(reportMock).not.toHaveBeenCalled()
})

test('going back and forth while code loads ends at the last screen', { tags: 'full' }, async () => {
  const loading = createControlledPromise()
  lifecycleMocksByScreen.contact.load.mockReturnValue(loading.ended)
  for (const id of ['contact', 'documents', 'contact', 'start', 'contact'] as const) goToScreen(id)
  loading.end()
  await expectScreenShown('contact')
  expect(reportMock).not.toHaveBeenCalled()
})

test('code that fails to load is shown and reported, and retry loads it again', {
  tags: 'full',
}, async () => {
  const fault = new Error('no code')
  lifecycleMocksByScreen.documents.load.mockRejectedValueOnce(fault)
  goToScreen('documents')
  await expectScreenFailed('documents')
  expect(reportMock).toHaveBeenCalledWith(fault, 'mf-documents')
  expect(outlet.textContent).toBe('')
  shownScreen.get()?.retry()
  await expectScreenShown('documents')
  expect(fakeLoader.renew).toHaveBeenCalledWith('mf-documents')
})

test('leaving a screen whose code failed and returning at once shows the failure again or the screen', {
  tags: 'full',
}, async () => {
  lifecycleMocksByScreen.documents.load.mockRejectedValueOnce(new Error('no code'))
  goToScreen('documents')
  await expectScreenFailed('documents')
  lifecycleMocksByScreen.documents.load.mockRejectedValueOnce(new Error('no code'))
  goToScreen('start')
  await expectScreenShown('start')
  goToScreen('documents')
  await expectScreenFailed('documents')
  goToScreen('start')
  await expectScreenShown('start')
  goToScreen('documents')
  await expectScreenShown('documents')
})

test('a screen that fails to start is shown and reported, can be left, visited again and retried', {
  tags: 'full',
}, async () => {
  const fault = new Error('no start')
  lifecycleMocksByScreen.documents.mount.mockRejectedValueOnce(fault)
  goToScreen('documents')
  await expectScreenFailed('documents')
  expect(reportMock).toHaveBeenCalledWith(fault, 'mf-documents')
  expect(outlet.textContent).toBe('')
  lifecycleMocksByScreen.documents.mount.mockRejectedValueOnce(new Error('again'))
  goToScreen('start')
  await expectScreenShown('start')
  goToScreen('documents')
  await expectScreenFailed('documents')
  lifecycleMocksByScreen.documents.load.mockClear()
  shownScreen.get()?.retry()
  await expectScreenShown('documents')
  expect(lifecycleMocksByScreen.documents.load).toHaveBeenCalledOnce()
  expect(getAppStatus(getScreenName('documents'))).toBe('MOUNTED')
})

test('a screen that fails to bootstrap is retried from loading its code', { tags: 'full' }, async () => {
  lifecycleMocksByScreen.start.bootstrap.mockRejectedValueOnce(new Error('no bootstrap'))
  shownScreen.get()?.retry()
  await expectScreenFailed('start')
  shownScreen.get()?.retry()
  await expectScreenShown('start')
})

test('when the current version does not start, the last good version starts automatically', async () => {
  fakeLoader.giveUp.mockReturnValueOnce(true)
  lifecycleMocksByScreen.documents.mount.mockRejectedValueOnce(new Error('no start'))
  goToScreen('documents')
  await expectScreenShown('documents')
  expect(reportMock).not.toHaveBeenCalled()
})

test('a screen that fails to unmount is reported and removed', { tags: 'full' }, async () => {
  const fault = new Error('no end')
  lifecycleMocksByScreen.start.unmount.mockRejectedValueOnce(fault)
  goToScreen('documents')
  await expectScreenShown('documents')
  expect(reportMock).toHaveBeenCalledWith(fault, 'mf-start')
})

test('a slow screen shows a message, and can be retried after it has failed', { tags: 'full' }, async () => {
  const loading = createControlledPromise()
  lifecycleMocksByScreen.services.load.mockReturnValueOnce(loading.ended)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  goToScreen('services')
  await vi.waitFor(() =>
    expect(shownScreen.get()).toMatchObject({ name: getScreenName('services'), state: 'loading' }),
  )
  await vi.advanceTimersByTimeAsync(slowLoadingThresholdMs)
  expect(shownScreen.get()?.state).toBe('slow')
  shownScreen.get()?.retry()
  expect(shownScreen.get()?.state).toBe('loading')
  vi.useRealTimers()
  loading.fail(new Error('no code'))
  await expectScreenShown('services')
  expect(fakeLoader.renew).toHaveBeenCalledWith('mf-services')
  expect(reportMock).not.toHaveBeenCalled()
})

test('a screen that is no longer allowed is removed without a change of the URL', {
  tags: 'full',
}, async () => {
  isNavigationAllowed = false
  reevaluateActiveScreens()
  await vi.waitFor(() => expect(outlet.textContent).toBe(''))
  isNavigationAllowed = true
  reevaluateActiveScreens()
  await expectScreenShown('start')
})
