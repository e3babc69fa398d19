import type { Screen } from '@portal/domain/routing'
import { slowTimeoutMs } from '@portal/remote-kit/container'
import type { ScreenLifecycles } from '@portal/remote-kit/screen'
import { getAppStatus, unloadApplication } from 'single-spa'
import { beforeEach, expect, test, vi } from 'vitest'
import type { RemoteLoader } from '../registry/versions.ts'
import { remoteWith } from '../test-remote.ts'
import { outlet } from './outlet.ts'
import { shown } from './shown.ts'
import { reconsiderScreens, registerScreens } from './single-spa.ts'

/** A lifecycle step that the test settles. */
function step() {
  let end = () => {}
  let fail = (_: Error) => {}
  const ended = new Promise<void>((resolve, reject) => {
    end = resolve
    fail = reject
  })
  return { ended, end: () => end(), fail: (error: Error) => fail(error) }
}

const done = () => Promise.resolve()
const ids = ['start', 'contact', 'documents', 'services'] as const
type Id = (typeof ids)[number]

/** The current step of each lifecycle function, reset by every test. */
const steps = Object.fromEntries(
  ids.map((id) => [
    id,
    { load: vi.fn(done), bootstrap: vi.fn(done), mount: vi.fn(done), unmount: vi.fn(done) },
  ]),
) as Record<
  Id,
  Record<'load' | 'bootstrap' | 'mount' | 'unmount', ReturnType<typeof vi.fn<() => Promise<void>>>>
>

const screens = ids.map((id): Screen => {
  const remote = remoteWith(`mf-${id}`, {})
  const route = { id, path: `/${id}`, view: id, title: id, audience: 'customer' as const }
  return { kind: 'screen', name: `${remote.name}.${id}`, remote, route }
})
const nameOf = (id: Id) => `mf-${id}.${id}`

function lifecyclesOf(id: Id): ScreenLifecycles {
  const own = Object.assign(document.createElement('p'), { textContent: id })
  return {
    bootstrap: () => steps[id].bootstrap(),
    mount: async ({ domElement }) => {
      domElement.append(own)
      await steps[id].mount()
    },
    unmount: async () => {
      await steps[id].unmount()
      own.remove()
    },
  }
}

const loader = {
  load: async (name: string) => {
    const id = name.slice(3) as Id
    await steps[id].load()
    return { views: { [id]: { kind: 'screen', application: async () => lifecyclesOf(id) } } }
  },
  renew: vi.fn(done),
  giveUp: vi.fn(() => false),
  begin: vi.fn((_name: string) => () => {}),
}
const report = vi.fn()
let isAllowed = true

registerScreens({
  screens,
  isCurrent: (name) => isAllowed && name === `mf-${location.pathname.slice(1)}.${location.pathname.slice(1)}`,
  loader: loader as unknown as RemoteLoader,
  wording: () => 'nl',
  report,
})

const goTo = (id: Id) => history.pushState(null, '', `/${id}`)
const isShown = (id: Id) =>
  vi.waitFor(() => {
    expect(shown.get()).toMatchObject({ name: nameOf(id), state: 'shown' })
    expect(outlet.textContent).toBe(id)
  })
const isFailed = (id: Id) =>
  vi.waitFor(() => expect(shown.get()).toMatchObject({ name: nameOf(id), state: 'failed' }))

beforeEach(async () => {
  for (const one of Object.values(steps))
    for (const each of Object.values(one)) each.mockReset().mockImplementation(done)
  loader.giveUp.mockReset().mockReturnValue(false)
  loader.renew.mockClear()
  goTo('start')
  await isShown('start')
  for (const id of ids) if (id !== 'start') await unloadApplication(nameOf(id))
  report.mockClear()
})

test('leaving a screen while it starts does not affect the next screen', { tags: 'full' }, async () => {
  const [mounting, leaving] = [step(), step()]
  steps.contact.mount.mockReturnValueOnce(mounting.ended)
  steps.contact.unmount.mockReturnValueOnce(leaving.ended)
  goTo('contact')
  await vi.waitFor(() => expect(steps.contact.mount).toHaveBeenCalled())
  goTo('documents')
  mounting.end()
  await vi.waitFor(() => expect(steps.contact.unmount).toHaveBeenCalled())
  expect(steps.documents.mount).not.toHaveBeenCalled()
  leaving.end()
  await isShown('documents')
  expect(report).not.toHaveBeenCalled()
})

test('leaving a screen while its code loads does not wait for it, and coming back uses the loaded code', {
  tags: 'full',
}, async () => {
  const loading = step()
  steps.contact.load.mockReturnValueOnce(loading.ended)
  goTo('contact')
  await vi.waitFor(() => expect(steps.contact.load).toHaveBeenCalled())
  goTo('documents')
  await isShown('documents')
  goTo('contact')
  await isShown('contact')
  loading.end()
  expect(report).not.toHaveBeenCalled()
})

test('going back and forth while code loads ends at the last screen', { tags: 'full' }, async () => {
  const loading = step()
  steps.contact.load.mockReturnValue(loading.ended)
  for (const id of ['contact', 'documents', 'contact', 'start', 'contact'] as const) goTo(id)
  loading.end()
  await isShown('contact')
  expect(report).not.toHaveBeenCalled()
})

test('code that fails to load is shown and reported, and retry loads it again', {
  tags: 'full',
}, async () => {
  const fault = new Error('no code')
  steps.documents.load.mockRejectedValueOnce(fault)
  goTo('documents')
  await isFailed('documents')
  expect(report).toHaveBeenCalledWith(fault, 'mf-documents')
  expect(outlet.textContent).toBe('')
  shown.get()?.retry()
  await isShown('documents')
  expect(loader.renew).toHaveBeenCalledWith('mf-documents')
})

test('leaving a screen whose code failed and returning at once shows the failure again or the screen', {
  tags: 'full',
}, async () => {
  steps.documents.load.mockRejectedValueOnce(new Error('no code'))
  goTo('documents')
  await isFailed('documents')
  steps.documents.load.mockRejectedValueOnce(new Error('no code'))
  goTo('start')
  await isShown('start')
  goTo('documents')
  await isFailed('documents')
  goTo('start')
  await isShown('start')
  goTo('documents')
  await isShown('documents')
})

test('a screen that fails to start is shown and reported, can be left, visited again and retried', {
  tags: 'full',
}, async () => {
  const fault = new Error('no start')
  steps.documents.mount.mockRejectedValueOnce(fault)
  goTo('documents')
  await isFailed('documents')
  expect(report).toHaveBeenCalledWith(fault, 'mf-documents')
  expect(outlet.textContent).toBe('')
  steps.documents.mount.mockRejectedValueOnce(new Error('again'))
  goTo('start')
  await isShown('start')
  goTo('documents')
  await isFailed('documents')
  steps.documents.load.mockClear()
  shown.get()?.retry()
  await isShown('documents')
  expect(steps.documents.load).toHaveBeenCalledOnce()
  expect(getAppStatus(nameOf('documents'))).toBe('MOUNTED')
})

test('a screen that fails to bootstrap is retried from loading its code', { tags: 'full' }, async () => {
  steps.start.bootstrap.mockRejectedValueOnce(new Error('no bootstrap'))
  shown.get()?.retry()
  await isFailed('start')
  shown.get()?.retry()
  await isShown('start')
})

test('when the current version does not start, the last good version starts automatically', async () => {
  loader.giveUp.mockReturnValueOnce(true)
  steps.documents.mount.mockRejectedValueOnce(new Error('no start'))
  goTo('documents')
  await isShown('documents')
  expect(report).not.toHaveBeenCalled()
})

test('a screen that fails to unmount is reported and removed', { tags: 'full' }, async () => {
  const fault = new Error('no end')
  steps.start.unmount.mockRejectedValueOnce(fault)
  goTo('documents')
  await isShown('documents')
  expect(report).toHaveBeenCalledWith(fault, 'mf-start')
})

test('a slow screen says so, and can be retried after it has failed', { tags: 'full' }, async () => {
  const loading = step()
  steps.services.load.mockReturnValueOnce(loading.ended)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  goTo('services')
  await vi.waitFor(() => expect(shown.get()).toMatchObject({ name: nameOf('services'), state: 'loading' }))
  await vi.advanceTimersByTimeAsync(slowTimeoutMs)
  expect(shown.get()?.state).toBe('slow')
  shown.get()?.retry()
  expect(shown.get()?.state).toBe('loading')
  vi.useRealTimers()
  loading.fail(new Error('no code'))
  await isShown('services')
  expect(loader.renew).toHaveBeenCalledWith('mf-services')
  expect(report).not.toHaveBeenCalled()
})

test('a screen that is no longer allowed is removed without a change of address', {
  tags: 'full',
}, async () => {
  isAllowed = false
  reconsiderScreens()
  await vi.waitFor(() => expect(outlet.textContent).toBe(''))
  isAllowed = true
  reconsiderScreens()
  await isShown('start')
})
