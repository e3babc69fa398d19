import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStarts } from './starts.ts'

const [hash, other] = ['0123456789abcdef', 'fedcba9876543210']
const minute = 60_000
const day = 1440 * minute

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
})
afterEach(() => vi.restoreAllMocks())

/** Nothing of the pages so far runs any more. */
const loopForEver = () => vi.clearAllTimers()
const later = (time: number) => vi.setSystemTime(Date.now() + time)
const noted = () => Object.keys(localStorage)

test('trust E15: what a page started and never came back from is not started by the next, until it is asked for again', async () => {
  createStarts().begin(hash)
  loopForEver()
  later(minute)
  const next = createStarts()
  expect(await next.isStuck(hash)).toBe(true)
  expect(await next.isStuck(other)).toBe(false)
  next.forget(hash)
  expect(await next.isStuck(hash)).toBe(false)
  expect(await createStarts().isStuck(hash)).toBe(false)
})

test('trust E15: what runs in one task is noted before it, and not after', async () => {
  const { running } = createStarts()
  let during: string[] = []
  const ran = running(hash).then(() => {
    during = noted()
  })
  expect(noted()).toEqual([`starting ${hash}`])
  await ran
  expect(during).toEqual([`starting ${hash}`])
  await vi.waitFor(() => expect(noted()).toEqual([]))
})

test('a start that came back, well or badly, is held against nobody', async () => {
  createStarts().begin(hash)()
  expect(noted()).toEqual([])
  expect(await createStarts().isStuck(hash)).toBe(false)
})

test('trust E15: a page that is left, or that nobody sees, takes its notes back: a slow line is no loop', async () => {
  const { begin } = createStarts()
  for (const [target, event] of [
    [window, 'pagehide'],
    [document, 'visibilitychange'],
  ] as const) {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(event === 'visibilitychange')
    begin(hash)
    target.dispatchEvent(new Event(event))
    expect(noted()).toEqual([])
  }
  begin(other)
  expect(noted()).toEqual([])
})

test('a page whose timers run does not loop, however long a start takes', async () => {
  createStarts().begin(hash)
  vi.advanceTimersByTime(2000)
  expect(noted()).toEqual([])
})

test('trust E15: of two tabs, one waits while the other is at it, and no longer than it takes to know', async () => {
  const end = createStarts().begin(hash)
  const found = createStarts().isStuck(hash)
  await vi.advanceTimersByTimeAsync(500)
  end()
  await vi.advanceTimersByTimeAsync(100)
  expect(await found).toBe(false)

  createStarts().begin(hash)
  loopForEver()
  const verdict = createStarts().isStuck(hash)
  await vi.advanceTimersByTimeAsync(3000)
  expect(await verdict).toBe(true)
})

test('a start that begins within another is the one that is noted', async () => {
  const { begin } = createStarts()
  const endOuter = begin(hash)
  const endInner = begin(other)
  expect(noted()).toEqual([`starting ${other}`])
  endInner()
  expect(noted()).toEqual([`starting ${hash}`])
  endInner()
  expect(noted()).toEqual([`starting ${hash}`])
  endOuter()
  expect(noted()).toEqual([])
})

test('a day later it may start again, and so it may where the note says nothing', async () => {
  createStarts().begin(hash)
  loopForEver()
  localStorage.setItem(`starting ${other}`, 'no time')
  localStorage.setItem('registry', '{}')
  expect(await createStarts().isStuck(other)).toBe(false)
  later(day)
  expect(await createStarts().isStuck(hash)).toBe(false)
  expect(noted()).toEqual(['registry'])
})

test('a device that keeps nothing starts everything', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  createStarts().begin(hash)
  loopForEver()
  later(minute)
  expect(await createStarts().isStuck(hash)).toBe(false)
})
