import { hkdfSync } from 'node:crypto'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { StartError } from '../start-error.ts'
import { readOrCreateSecret } from './secret-file.ts'

/** Keys of one purpose. `sign` is the current key, `accepted` also contains the previous one. */
export interface PurposeKeys {
  sign: Uint8Array
  accepted: readonly Uint8Array[]
}

/** Derives a key per purpose (HKDF, RFC 5869). */
export function deriveSessionKeys(secret: string, secretBefore?: string) {
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

export type SessionKeys = Readonly<ReturnType<typeof deriveSessionKeys>>

/**
 * In a demo without SESSION_SECRET, a generated secret in the data folder is used.
 * @throws StartError without a secret
 */
export async function getSessionKeys(
  config: Pick<Config, 'demo' | 'dataDir' | 'sessionSecret' | 'previousSessionSecret'>,
): Promise<SessionKeys> {
  const secret =
    config.sessionSecret ?? (config.demo ? await readOrCreateSecret(join(config.dataDir, 'session-key')) : '')
  if (!secret) throw new StartError('Set SESSION_SECRET to at least 32 characters: it signs sessions.')
  return deriveSessionKeys(secret, config.previousSessionSecret)
}
