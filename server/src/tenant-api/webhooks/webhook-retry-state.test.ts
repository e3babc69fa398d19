import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  calculatePauseMs,
  getWebhookStateAfterDelivery,
  retryPeriodMs,
  type WebhookState,
} from './webhook-retry-state.ts'

test('pauses between retries grow from a minute to at most an hour, with fewer than a hundred tries in three days @TENANTAPI-19', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5000 }), (failed) => {
      expect(calculatePauseMs(failed)).toBeGreaterThanOrEqual(60_000)
      expect(calculatePauseMs(failed)).toBeLessThanOrEqual(3_600_000)
      expect(calculatePauseMs(failed + 1)).toBeGreaterThanOrEqual(calculatePauseMs(failed))
    }),
  )
  let tries = 1
  for (let waited = 0; waited < retryPeriodMs; tries++) waited += calculatePauseMs(tries)
  expect(tries).toBeGreaterThan(20)
  expect(tries).toBeLessThan(100)
})

const initialState: WebhookState = {
  failingSince: null,
  failures: 0,
  quietUntil: null,
  disabledAt: null,
  disabledWhy: null,
}
const deliveryArbitrary = fc.record({
  after: fc.integer({ min: 0, max: 6 * 3_600_000 }),
  isAccepted: fc.boolean(),
  isGone: fc.constant(false),
})

test('a webhook is disabled after three days without a successful delivery, and not before @TENANTAPI-19', () => {
  fc.assert(
    fc.property(fc.array(deliveryArbitrary, { maxLength: 200 }), (turns) => {
      let now = 0
      let failingFrom: number | null = null
      let standing = initialState
      for (const { after, ...outcome } of turns) {
        now += after
        failingFrom = outcome.isAccepted ? null : (failingFrom ?? now)
        standing = getWebhookStateAfterDelivery(standing, outcome, new Date(now))
        const hasFailedTooLong = failingFrom !== null && now - failingFrom >= retryPeriodMs
        expect(standing.disabledWhy).toBe(hasFailedTooLong ? 'failing' : null)
        expect(standing.failures > 0).toBe(!outcome.isAccepted)
        if (!outcome.isAccepted) expect(standing.quietUntil?.getTime()).toBeGreaterThan(now)
        if (hasFailedTooLong) return
      }
    }),
  )
})

test('a receiver that answers "gone" is disabled at once @TENANTAPI-19', () => {
  const now = new Date()
  expect(getWebhookStateAfterDelivery(initialState, { isAccepted: true, isGone: true }, now)).toMatchObject({
    disabledAt: now,
    disabledWhy: 'gone',
  })
})
