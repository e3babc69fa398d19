import { hkdfSync } from 'node:crypto'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { StartError } from '../start-error.ts'
import { ownSecret } from './own-secret.ts'

/** Keys of one purpose: the current one, and all accepted ones with the current first. */
export interface PurposeKeys {
  sign: Uint8Array
  accepted: readonly Uint8Array[]
}

/** Derives a key for each purpose (HKDF, RFC 5869). */
export function keysFrom(secret: string, secretBefore?: string) {
  const keysFor = (purpose: string): PurposeKeys => {
    const keyOf = (from: string) =>
      new Uint8Array(hkdfSync('sha256', from, new Uint8Array(), `portal ${purpose}`, 32))
    const sign = keyOf(secret)
    return { sign, accepted: [sign, ...(secretBefore ? [keyOf(secretBefore)] : [])] }
  }
  return {
    accessTokens: keysFor('access token'),
    refreshTokens: keysFor('refresh token'),
    dpopNonces: keysFor('DPoP nonce'),
    oneTimeCodes: keysFor('one-time code'),
    mailedLinks: keysFor('mailed link'),
    passkeys: keysFor('passkey'),
    calendarFeeds: keysFor('calendar feed'),
    widgetFrames: keysFor('widget frame'),
    pageTokens: keysFor('page token'),
    sealing: keysFor('sealing'),
    doctor: keysFor('doctor'),
  }
}

/** Keys derived from SESSION_SECRET by purpose. */
export type SessionKeys = Readonly<ReturnType<typeof keysFrom>>

/**
 * Keys derived from the secret of the settings; in a demo without one, from a generated secret in the data folder.
 * @throws StartError if there is none
 */
export async function sessionKeysOf(
  config: Pick<Config, 'demo' | 'dataDir' | 'sessionSecret' | 'sessionSecretBefore'>,
): Promise<SessionKeys> {
  const secret =
    config.sessionSecret ?? (config.demo ? await ownSecret(join(config.dataDir, 'session-key')) : '')
  if (!secret)
    throw new StartError('Set SESSION_SECRET to at least 32 characters: it signs who is signed in.')
  return keysFrom(secret, config.sessionSecretBefore)
}
