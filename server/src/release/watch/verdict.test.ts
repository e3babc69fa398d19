import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isWorse, leastFailed, margin, type Runs } from './verdict.ts'

const runs = fc
  .tuple(fc.nat(500), fc.nat(500))
  .map(([one, other]): Runs => ({ ran: Math.max(one, other), failed: Math.min(one, other) }))

test.each<[string, Runs, Runs, boolean]>([
  ['fails where the one before did not', { ran: 10, failed: 4 }, { ran: 90, failed: 0 }, true],
  ['is the first that anybody tells of', { ran: 3, failed: 3 }, { ran: 0, failed: 0 }, true],
  ['failed in two pages', { ran: 2, failed: 2 }, { ran: 90, failed: 0 }, false],
  ['fails as the one before did', { ran: 10, failed: 4 }, { ran: 90, failed: 36 }, false],
  ['fails a little more often', { ran: 100, failed: 8 }, { ran: 900, failed: 9 }, false],
])('a version that %s: stopped is %4$s', (_, version, before, stopped) => {
  expect(isWorse(version, before)).toBe(stopped)
})

test('more errors never make a version better, nor more errors of the one before it a version worse', () => {
  fc.assert(
    fc.property(runs, runs, (version, before) => {
      const more = (of: Runs) => ({ ran: of.ran, failed: Math.min(of.ran, of.failed + 1) })
      if (isWorse(version, before)) expect(isWorse(more(version), before)).toBe(true)
      if (!isWorse(version, before)) expect(isWorse(version, more(before))).toBe(false)
    }),
  )
})

test('nothing is stopped for few pages, nor for a share within the margin', () => {
  fc.assert(
    fc.property(runs, runs, (version, before) => {
      const isFew = version.failed < leastFailed
      const isWithin = version.failed * before.ran <= (before.failed + margin * before.ran) * version.ran
      if (isFew || (before.ran > 0 && isWithin)) expect(isWorse(version, before)).toBe(false)
    }),
  )
})
