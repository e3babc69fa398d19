import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { defaultIdleLimits, isIdle, watchIdle } from './idle-watch.ts'

const { end, warning } = defaultIdleLimits
let currentTime = 0
const lastActivity = { read: () => currentTime, write: (next: number) => (currentTime = next) }

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const startIdleWatch = () => {
  const onEnd = vi.fn()
  return { onEnd, watch: watchIdle({ last: lastActivity, now: Date.now, onEnd }) }
}

test('trust D5: the watch warns two minutes before the end, and ends without an answer', () => {
  const { onEnd, watch } = startIdleWatch()
  vi.advanceTimersByTime(end - warning - 1000)
  expect(watch.timeLeftMs.get()).toBeNull()
  vi.advanceTimersByTime(2000)
  expect(watch.timeLeftMs.get()).toBeGreaterThanOrEqual(20_000)
  expect(onEnd).not.toHaveBeenCalled()
  vi.advanceTimersByTime(warning)
  expect(onEnd).toHaveBeenCalledTimes(1)
})

test('trust D5: staying restarts the time', () => {
  const { onEnd, watch } = startIdleWatch()
  vi.advanceTimersByTime(end - 1000)
  watch.stay()
  expect(watch.timeLeftMs.get()).toBeNull()
  vi.advanceTimersByTime(end - warning - 2000)
  expect(onEnd).not.toHaveBeenCalled()
})

test('activity in another tab counts', () => {
  const { onEnd } = startIdleWatch()
  vi.advanceTimersByTime(end - 5000)
  lastActivity.write(Date.now())
  vi.advanceTimersByTime(10_000)
  expect(onEnd).not.toHaveBeenCalled()
})

test('trust E12: half an hour without activity counts as idle, with or without an open tab; no earlier activity does not', () => {
  const now = 1_000_000_000
  expect(isIdle({ read: () => now - end + 1 }, now)).toBe(false)
  expect(isIdle({ read: () => now - end }, now)).toBe(true)
  expect(isIdle({ read: () => null }, now)).toBe(false)
})

test('while the warning shows, other activity does not hide it', () => {
  const { watch } = startIdleWatch()
  vi.advanceTimersByTime(end - warning + 1000)
  watch.recordActivity()
  vi.advanceTimersByTime(1000)
  expect(watch.timeLeftMs.get()).not.toBeNull()
})

test('case C45: setting back a clock that was ahead does not keep a session open', () => {
  vi.setSystemTime(Date.now() + 2 * 86_400_000)
  const { onEnd } = startIdleWatch()
  vi.setSystemTime(Date.now() - 2 * 86_400_000)
  vi.advanceTimersByTime(end - 1000)
  expect(onEnd).not.toHaveBeenCalled()
  vi.advanceTimersByTime(2000)
  expect(onEnd).toHaveBeenCalledTimes(1)
})

test('case C45: setting a clock ahead shows the warning first, and answering it continues the session', () => {
  const { onEnd, watch } = startIdleWatch()
  vi.setSystemTime(Date.now() + 45 * 60_000)
  vi.advanceTimersByTime(1000)
  expect(watch.timeLeftMs.get()).toBeGreaterThan(warning - 2000)
  vi.advanceTimersByTime(warning - 5000)
  expect(onEnd).not.toHaveBeenCalled()
  watch.stay()
  vi.advanceTimersByTime(end - warning - 2000)
  expect([onEnd.mock.calls.length, watch.timeLeftMs.get()]).toEqual([0, null])
  vi.setSystemTime(Date.now() + 45 * 60_000)
  vi.advanceTimersByTime(warning + 4000)
  expect(onEnd).toHaveBeenCalledTimes(1)
})
