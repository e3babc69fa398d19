import { hkdfSync } from 'node:crypto'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { StartError } from '../start-error.ts'
import { readOrCreateSecret } from './own-secret.ts'

/** Keys of one purpose: the current one, and all accepted ones with the current first. */
export interface PurposeKeys {
  sign: Uint8Array
  accepted: readonly Uint8Array[]
}

/** Derives a key for each purpose (HKDF, RFC 5869). */
export function deriveKeys(secret: string, secretBefore?: string) {
  const derivePurposeKeys = (purpose: string): PurposeKeys => {
    const deriveKey = (from: string) =>
      new Uint8Array(hkdfSync('sha256', from, new Uint8Array(), `portal ${purpose}`, 32))
    const sign = deriveKey(secret)
    return { sign, accepted: [sign, ...(secretBefore ? [deriveKey(secretBefore)] : [])] }
  }
  return {
    accessTokens: derivePurposeKeys('access token'),
    refreshTokens: derivePurposeKeys('refresh token'),
    dpopNonces: derivePurposeKeys('DPoP nonce'),
    oneTimeCodes: derivePurposeKeys('one-time code'),
    mailedLinks: derivePurposeKeys('mailed link'),
    passkeys: derivePurposeKeys('passkey'),
    calendarFeeds: derivePurposeKeys('calendar feed'),
    widgetFrames: derivePurposeKeys('widget frame'),
    pageTokens: derivePurposeKeys('page token'),
    sealing: derivePurposeKeys('sealing'),
    doctor: derivePurposeKeys('doctor'),
  }
}

/** Keys derived from SESSION_SECRET by purpose. */
export type SessionKeys = Readonly<ReturnType<typeof deriveKeys>>

/**
 * Keys derived from the secret of the settings; in a demo without one, from a generated secret in the data folder.
 * @throws StartError if there is none
 */
export async function getSessionKeys(
  config: Pick<Config, 'demo' | 'dataDir' | 'sessionSecret' | 'sessionSecretBefore'>,
): Promise<SessionKeys> {
  const secret =
    config.sessionSecret ?? (config.demo ? await readOrCreateSecret(join(config.dataDir, 'session-key')) : '')
  if (!secret)
    throw new StartError('Set SESSION_SECRET to at least 32 characters: it signs who is signed in.')
  return deriveKeys(secret, config.sessionSecretBefore)
}
