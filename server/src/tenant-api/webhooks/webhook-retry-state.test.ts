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
    fc.property(fc.integer({ min: 1, max: 5000 }), (failureCount) => {
      expect(calculatePauseMs(failureCount)).toBeGreaterThanOrEqual(60_000)
      expect(calculatePauseMs(failureCount)).toBeLessThanOrEqual(3_600_000)
      expect(calculatePauseMs(failureCount + 1)).toBeGreaterThanOrEqual(calculatePauseMs(failureCount))
    }),
  )
  let tryCount = 1
  for (let waitedMs = 0; waitedMs < retryPeriodMs; tryCount++) waitedMs += calculatePauseMs(tryCount)
  expect(tryCount).toBeGreaterThan(20)
  expect(tryCount).toBeLessThan(100)
})

const initialState: WebhookState = {
  failingSince: null,
  failures: 0,
  quietUntil: null,
  disabledAt: null,
  disabledWhy: null,
}
const deliveryArbitrary = fc.record({
  afterMs: fc.integer({ min: 0, max: 6 * 3_600_000 }),
  isAccepted: fc.boolean(),
  isGone: fc.constant(false),
})

test('a webhook is disabled after three days without a successful delivery, and not before @TENANTAPI-19', () => {
  fc.assert(
    fc.property(fc.array(deliveryArbitrary, { maxLength: 200 }), (deliveries) => {
      let now = 0
      let failingFrom: number | null = null
      let webhookState = initialState
      for (const { afterMs, ...outcome } of deliveries) {
        now += afterMs
        failingFrom = outcome.isAccepted ? null : (failingFrom ?? now)
        webhookState = getWebhookStateAfterDelivery(webhookState, outcome, new Date(now))
        const hasFailedTooLong = failingFrom !== null && now - failingFrom >= retryPeriodMs
        expect(webhookState.disabledWhy).toBe(hasFailedTooLong ? 'failing' : null)
        expect(webhookState.failures > 0).toBe(!outcome.isAccepted)
        if (!outcome.isAccepted) expect(webhookState.quietUntil?.getTime()).toBeGreaterThan(now)
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
