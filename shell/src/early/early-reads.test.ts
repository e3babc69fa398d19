import { afterEach, expect, test } from 'vitest'
import { type EarlyReads, takeEarlyReads } from './early-reads.ts'

afterEach(() => {
  window.earlyReads = undefined
})

/** A page whose first script has an answer for anna, and what the shell then takes. */
function taken(accountId: string | undefined = 'anna') {
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

test('an answer is given once, and none is sent any more from then on', async () => {
  const { early, take } = taken()
  expect(early.isOver).toBe(false)
  expect(await (await take(a))?.text()).toBe(a)
  expect([take(a), take('/c'), early.isOver]).toEqual([undefined, undefined, true])
})

test('another account gets none of them', () => {
  const { take } = taken('clara')
  expect(take(a)).toBeUndefined()
})

test('what was not taken when the page began is of the past half a minute later', () => {
  const { take, pass } = taken()
  pass(100_000)
  expect(take(a)).toBeDefined()
  pass(30_000)
  expect(take(b)).toBeUndefined()
})

test('they are taken from the page, where no other code finds them', () => {
  taken()
  expect(window.earlyReads).toBeUndefined()
})

test('a page that sent nothing early has nothing to take', () => {
  expect(
    takeEarlyReads(
      () => 'anna',
      () => 0,
    )(a),
  ).toBeUndefined()
})
