import { randomBytes } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import { unsealText } from '../../sessions/seal.ts'
import type { SessionKeys } from '../../sessions/session-keys.ts'

/** Prefix of webhook secrets (Standard Webhooks). */
const hookSecretPrefix = 'whsec_'

/** Makes a secret of 256 bits. */
export const createHookSecret = (): string => hookSecretPrefix + randomBytes(32).toString('base64')

/** Signed content of a webhook request. */
interface SignedMessage {
  id: string
  /** Sending time. */
  at: Date
  body: string
}

/**
 * Headers of a webhook request by Standard Webhooks: id, sending time in seconds, and HMAC-SHA256 over both and the
 * body.
 */
export function createSignedHeaders(secret: string, { id, at, body }: SignedMessage): Record<string, string> {
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign(id, at, body),
  }
}

/**
 * Decrypts a webhook's secret.
 * @throws Error if no known key decrypts it: SESSION_SECRET was changed without SESSION_SECRET_BEFORE
 */
export function unsealHookSecret({ sealedSecret }: { sealedSecret: string }, keys: SessionKeys): string {
  const opened = unsealText(sealedSecret, keys)
  if (!opened) throw new Error('the secret of a webhook is sealed by a key that is not believed')
  return opened.text
}
