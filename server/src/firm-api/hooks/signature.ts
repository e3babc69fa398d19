import { randomBytes } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import { unseal } from '../../sessions/seal.ts'
import type { SessionKeys } from '../../sessions/session-keys.ts'

/** What every secret of a webhook begins with (Standard Webhooks). */
const prefix = 'whsec_'

/** Makes a secret of 256 bits. */
export const makeHookSecret = (): string => prefix + randomBytes(32).toString('base64')

/** What a webhook is signed over. */
interface Signed {
  id: string
  /** When it is sent. */
  at: Date
  body: string
}

/** Headers of a webhook by Standard Webhooks: its id, when it is sent in seconds, and HMAC-SHA256 over both and the body. */
export function signedHeaders(secret: string, { id, at, body }: Signed): Record<string, string> {
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign(id, at, body),
  }
}

/**
 * The secret of a webhook.
 * @throws Error where no key that is believed opens it: SESSION_SECRET was changed without SESSION_SECRET_BEFORE
 */
export function secretOf({ sealedSecret }: { sealedSecret: string }, keys: SessionKeys): string {
  const opened = unseal(sealedSecret, keys)
  if (!opened) throw new Error('the secret of a webhook is sealed by a key that is not believed')
  return opened.text
}
