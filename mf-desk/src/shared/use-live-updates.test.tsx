import { liveEventNames } from '@portal/contract/desk/live-events'
import { getSignedInStaffMember } from '@portal/contract/desk/signed-in-staff-member'
import { getWorkQueue } from '@portal/contract/desk/work-queue'
import { createFakePortal, renderView } from '@portal/remote-kit/test'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { texts } from '../texts.ts'
import { useDeskData } from './use-desk-data.ts'
import { throttle, useLiveUpdates } from './use-live-updates.ts'

class FakeEventSource extends EventTarget {
  static open: FakeEventSource[] = []
  readonly url: string
  constructor(url: string) {
    super()
    this.url = url
    FakeEventSource.open.push(this)
  }
  tell(name: string, data: unknown) {
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) }))
  }
  close() {
    FakeEventSource.open = FakeEventSource.open.filter((one) => one !== this)
  }
}
beforeEach(() => vi.stubGlobal('EventSource', FakeEventSource))
afterEach(() => vi.unstubAllGlobals())

function TestScreen() {
  useDeskData(getWorkQueue, {})
  const others = useLiveUpdates('7')
  return <p>{['bij', ...others].join(' ')}</p>
}

test('reported changes are refetched once, colleagues with the same file are named, and the connection closes with the screen', {
  tags: 'full',
}, async () => {
  const portal = createFakePortal()
  portal.answer(getWorkQueue, { data: [] })
  portal.answer(getSignedInStaffMember, { data: { name: 'Sanne', role: 'adviser' } })
  const { unmount } = await renderView(TestScreen, { portal, texts, path: '/desk' })
  const countQueueRequests = () => portal.sent.filter(({ path }) => path.endsWith('/queue')).length
  await waitFor(() => expect(countQueueRequests()).toBe(1))
  const [line] = FakeEventSource.open
  expect(line?.url).toMatch(/\/desk\/\w+\/live\?customer=7$/)
  act(() => {
    for (const customer of [7, 8, null]) line?.tell(liveEventNames.changed, customer)
    line?.tell(liveEventNames.present, ['Ruben Smit'])
  })
  expect(await screen.findByText('bij Ruben Smit')).toBeTruthy()
  await waitFor(() => expect(countQueueRequests()).toBe(2))
  unmount()
  expect(FakeEventSource.open).toEqual([])
})

test('several calls of a throttled function run it once, and not after it was stopped', () => {
  vi.useFakeTimers()
  const done = vi.fn()
  const refresh = throttle(100, done)
  for (let time = 0; time < 5; time++) refresh.call()
  vi.advanceTimersByTime(100)
  expect(done).toHaveBeenCalledTimes(1)
  refresh.call()
  refresh.stop()
  vi.advanceTimersByTime(500)
  expect(done).toHaveBeenCalledTimes(1)
  vi.useRealTimers()
})
