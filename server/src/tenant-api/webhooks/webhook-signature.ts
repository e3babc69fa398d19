import { randomBytes } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import { decryptText } from '../../sessions/encrypt-text.ts'
import type { SessionKeys } from '../../sessions/session-keys.ts'

/** Prefix of secrets according to Standard Webhooks. */
const hookSecretPrefix = 'whsec_'

export const createWebhookSecret = (): string => hookSecretPrefix + randomBytes(32).toString('base64')

/** Creates the headers of Standard Webhooks: id, time in seconds, and HMAC-SHA256 of both and the body. */
export const createWebhookHeaders = (
  secret: string,
  { id, at, body }: { id: string; at: Date; body: string },
): Record<string, string> => ({
  'webhook-id': id,
  'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
  'webhook-signature': new Webhook(secret).sign(id, at, body),
})

/**
 * @throws Error if no known key decrypts the secret, because SESSION_SECRET was changed without SESSION_SECRET_BEFORE
 */
export function decryptWebhookSecret({ sealedSecret }: { sealedSecret: string }, keys: SessionKeys): string {
  const opened = decryptText(sealedSecret, keys)
  if (!opened) throw new Error('the secret of a webhook is sealed by a key that is not believed')
  return opened.text
}
