// @module-tag full
import fc from 'fast-check'
import { Webhook, WebhookVerificationError } from 'standardwebhooks'
import { expect, test } from 'vitest'
import { createWebhookHeaders, createWebhookSecret } from './webhook-signature.ts'

test('the Standard Webhooks library verifies a signed webhook, and rejects a changed one @TENANTAPI-18', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.json(), fc.json(), (id, body, otherBody) => {
      const secret = createWebhookSecret()
      const headers = createWebhookHeaders(secret, { id, at: new Date(), body })
      const reader = new Webhook(secret)
      expect(reader.verify(body, headers)).toEqual(JSON.parse(body))
      if (otherBody !== body)
        expect(() => reader.verify(otherBody, headers)).toThrow(WebhookVerificationError)
      expect(() => reader.verify(body, { ...headers, 'webhook-id': `${id}x` })).toThrow()
      expect(() => new Webhook(createWebhookSecret()).verify(body, headers)).toThrow()
      const laterHeaders = {
        ...headers,
        'webhook-timestamp': String(Number(headers['webhook-timestamp']) + 1),
      }
      expect(() => reader.verify(body, laterHeaders)).toThrow()
    }),
  )
})
