import { expect, test, vi } from 'vitest'
import { watchRelease } from './release-watch.ts'

function createTestWatch(answers: (string | null)[]) {
  let time = 0
  const fetchRelease = vi.fn(async () => answers.shift() ?? null)
  const watch = watchRelease({ pageRelease: 'a', fetchRelease, now: () => time })
  const checkReleaseAtMinute = async (minutes: number) => {
    time = minutes * 60_000
    watch.check()
    await Promise.resolve()
    await Promise.resolve()
  }
  return { watch, ask: fetchRelease, lookAt: checkReleaseAtMinute }
}

test('an active page checks for a newer release, at most every five minutes', async () => {
  const { watch, ask, lookAt } = createTestWatch(['a', 'b'])
  await lookAt(4)
  expect(ask).not.toHaveBeenCalled()
  await lookAt(5)
  await lookAt(9)
  expect(ask).toHaveBeenCalledTimes(1)
  expect(watch.newer.get()).toBe(false)
  await lookAt(10)
  expect(watch.newer.get()).toBe(true)
  await lookAt(60)
  expect(ask).toHaveBeenCalledTimes(2)
})

test('a failed check does not count as a newer release', async () => {
  const { watch, lookAt } = createTestWatch([null])
  await lookAt(5)
  expect(watch.newer.get()).toBe(false)
})
