import { liveEvents } from '@portal/contract/desk/live'
import { getDeskMember } from '@portal/contract/desk/member'
import { getQueue } from '@portal/contract/desk/queue'
import { useCurrent } from '@portal/remote-kit'
import { fakePortal, renderView } from '@portal/remote-kit/test'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { texts } from '../texts.ts'
import { throttle } from './throttle.ts'
import { useLive } from './use-live.ts'
import { useTenantCode } from './use-tenant-code.ts'

/** A fake EventSource. */
class Line extends EventTarget {
  static open: Line[] = []
  readonly url: string
  constructor(url: string) {
    super()
    this.url = url
    Line.open.push(this)
  }
  tell(name: string, data: unknown) {
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) }))
  }
  close() {
    Line.open = Line.open.filter((one) => one !== this)
  }
}
beforeEach(() => vi.stubGlobal('EventSource', Line))
afterEach(() => vi.unstubAllGlobals())

function Screen() {
  const tenant = useTenantCode()
  useCurrent(getQueue, { params: { tenant } })
  const others = useLive('7')
  return <p>{['bij', ...others].join(' ')}</p>
}

test('what changes is read anew, once for much at once; who else is there is named; the line ends with the screen', {
  tags: 'full',
}, async () => {
  const portal = fakePortal()
  portal.answer(getQueue, { data: [] })
  portal.answer(getDeskMember, { data: { name: 'Sanne', role: 'adviser' } })
  const { unmount } = await renderView(Screen, { portal, texts, path: '/desk' })
  const requests = () => portal.sent.filter(({ path }) => path.endsWith('/queue')).length
  await waitFor(() => expect(requests()).toBe(1))
  const [line] = Line.open
  expect(line?.url).toMatch(/\/desk\/\w+\/live\?customer=7$/)
  act(() => {
    for (const customer of [7, 8, null]) line?.tell(liveEvents.changed, customer)
    line?.tell(liveEvents.present, ['Ruben Smit'])
  })
  expect(await screen.findByText('bij Ruben Smit')).toBeTruthy()
  await waitFor(() => expect(requests()).toBe(2))
  unmount()
  expect(Line.open).toEqual([])
})

test('what is asked for often is done once, and not at all once it is stopped', () => {
  vi.useFakeTimers()
  const done = vi.fn()
  const refresh = throttle(100, done)
  for (let time = 0; time < 5; time++) refresh.ask()
  vi.advanceTimersByTime(100)
  expect(done).toHaveBeenCalledTimes(1)
  refresh.ask()
  refresh.stop()
  vi.advanceTimersByTime(500)
  expect(done).toHaveBeenCalledTimes(1)
  vi.useRealTimers()
})
