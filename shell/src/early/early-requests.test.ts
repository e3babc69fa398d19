import { afterEach, expect, test } from 'vitest'
import { createTakeEarlyResponse, type EarlyRequests } from './early-requests.ts'

afterEach(() => {
  window.earlyRequests = undefined
})

function setUpEarlyResponses(accountId: string | undefined = 'anna') {
  let time = 0
  const session = {} as EarlyRequests['session']
  const early = {
    session,
    screenCode: Promise.resolve(),
    accountId: 'anna',
    responses: new Map([a, b].map(createEarlyResponse)),
    isOver: false,
  }
  window.earlyRequests = early
  const take = createTakeEarlyResponse(
    () => accountId,
    () => time,
  )
  const advanceTime = (milliseconds: number) => {
    time += milliseconds
  }
  return { early, take, pass: advanceTime }
}
const [a, b] = ['/a', '/b']
const createEarlyResponse = (url: string) => [url, Promise.resolve(new Response(url))] as const

test('a response is returned once, and no more early reads are sent from then on', async () => {
  const { early, take } = setUpEarlyResponses()
  expect(early.isOver).toBe(false)
  expect(await (await take(a))?.text()).toBe(a)
  expect([take(a), take('/c'), early.isOver]).toEqual([undefined, undefined, true])
})

test('another account gets no early response', () => {
  const { take } = setUpEarlyResponses('clara')
  expect(take(a)).toBeUndefined()
})

test('a response not taken within half a minute of the page start counts as old', () => {
  const { take, pass } = setUpEarlyResponses()
  pass(100_000)
  expect(take(a)).toBeDefined()
  pass(30_000)
  expect(take(b)).toBeUndefined()
})

test('responses are removed from the page, so that no other code finds them', () => {
  setUpEarlyResponses()
  expect(window.earlyRequests).toBeUndefined()
})

test('a page without early reads returns nothing', () => {
  expect(
    createTakeEarlyResponse(
      () => 'anna',
      () => 0,
    )(a),
  ).toBeUndefined()
})
