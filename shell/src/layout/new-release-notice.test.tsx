import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openShell } from '../test/open-shell.tsx'
import nl from '../texts/nl.json'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Opens a page of release "a"; the server offers the given releases one after another, then fails. */
async function openPage(releases: string[]) {
  const start = Date.now()
  const { server } = await openShell()
  const returnAtMinute = async (minutes: number) => {
    const edition = releases[0]
    if (edition) server.given['/_edition'] = { edition }
    else delete server.given['/_edition']
    const before = countChecks()
    vi.setSystemTime(start + minutes * 60_000)
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
    if (countChecks() > before) releases.shift()
  }
  const countChecks = () => server.requested.filter((path) => path === '/_edition').length
  return { returnAtMinute, countChecks }
}
const isAnnounced = () => screen.queryByText(nl.new_edition) !== null

test('an active page checks for a newer release at most every five minutes, and announces it', async () => {
  const { returnAtMinute, countChecks } = await openPage(['a', 'b'])
  await returnAtMinute(4)
  expect(countChecks()).toBe(0)
  await returnAtMinute(5)
  await returnAtMinute(9)
  expect([countChecks(), isAnnounced()]).toEqual([1, false])
  await returnAtMinute(10)
  expect(isAnnounced()).toBe(true)
  await returnAtMinute(60)
  expect(countChecks()).toBe(2)
})

test('a failed check does not count as a newer release', async () => {
  const { returnAtMinute, countChecks } = await openPage([])
  await returnAtMinute(5)
  expect([countChecks(), isAnnounced()]).toEqual([1, false])
})
