import { join } from 'node:path'
import type { Config } from '../config.ts'
import { StartError } from '../start-error.ts'
import { ownSecret } from './own-secret.ts'

/** The keys behind access tokens: the one that signs, and all that are believed, that one first. */
export interface SessionKeys {
  sign: Uint8Array
  accepted: readonly Uint8Array[]
}

const bytesOf = (secret: string) => new TextEncoder().encode(secret)

/**
 * The keys of the settings; in a demo without, one of its own in the data folder.
 * @throws StartError when there is none
 */
export async function sessionKeysOf(
  config: Pick<Config, 'demo' | 'dataDir' | 'sessionSecret' | 'sessionSecretBefore'>,
): Promise<SessionKeys> {
  const secret =
    config.sessionSecret ?? (config.demo ? await ownSecret(join(config.dataDir, 'session-key')) : '')
  if (!secret)
    throw new StartError('Set SESSION_SECRET to at least 32 characters: it signs who is signed in.')
  const sign = bytesOf(secret)
  const before = config.sessionSecretBefore
  return { sign, accepted: [sign, ...(before ? [bytesOf(before)] : [])] }
}
