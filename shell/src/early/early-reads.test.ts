import { afterEach, expect, test } from 'vitest'
import { type EarlyReads, takeEarlyReads } from './early-reads.ts'

afterEach(() => {
  window.earlyReads = undefined
})

/** Sets up a page with an early response for anna, and returns a function that reads what the shell takes from it. */
function takeFromEarlyPage(accountId: string | undefined = 'anna') {
  let time = 0
  const session = {} as EarlyReads['session']
  const early = { session, accountId: 'anna', answers: new Map([a, b].map(answer)), isOver: false }
  window.earlyReads = early
  const take = takeEarlyReads(
    () => accountId,
    () => time,
  )
  const pass = (milliseconds: number) => {
    time += milliseconds
  }
  return { early, take, pass }
}
const [a, b] = ['/a', '/b']
const answer = (url: string) => [url, Promise.resolve(new Response(url))] as const

test('a response is returned once, and no more early reads are sent from then on', async () => {
  const { early, take } = takeFromEarlyPage()
  expect(early.isOver).toBe(false)
  expect(await (await take(a))?.text()).toBe(a)
  expect([take(a), take('/c'), early.isOver]).toEqual([undefined, undefined, true])
})

test('another account gets no early response', () => {
  const { take } = takeFromEarlyPage('clara')
  expect(take(a)).toBeUndefined()
})

test('a response not taken within half a minute of the page start counts as old', () => {
  const { take, pass } = takeFromEarlyPage()
  pass(100_000)
  expect(take(a)).toBeDefined()
  pass(30_000)
  expect(take(b)).toBeUndefined()
})

test('responses are removed from the page, so that no other code finds them', () => {
  takeFromEarlyPage()
  expect(window.earlyReads).toBeUndefined()
})

test('a page without early reads returns nothing', () => {
  expect(
    takeEarlyReads(
      () => 'anna',
      () => 0,
    )(a),
  ).toBeUndefined()
})
