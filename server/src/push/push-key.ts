import { createECDH, createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { readOrCreateSecret } from '../sessions/secret-file.ts'

/** VAPID key pair of this installation (RFC 8292), base64url. */
export interface PushKey {
  publicKey: string
  privateKey: string
}

/**
 * Derives the key from the configured secret, or in a demo from a generated one. A new secret ends all subscriptions.
 * Returns null if push notices are switched off.
 */
export async function openPushKey({
  pushKey,
  demo,
  dataDir,
}: Pick<Config, 'pushKey' | 'demo' | 'dataDir'>): Promise<PushKey | null> {
  const secret = pushKey ?? (demo ? await readOrCreateSecret(join(dataDir, 'push-key')) : null)
  if (secret === null) return null
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(createHash('sha256').update(secret).digest())
  return {
    publicKey: pair.getPublicKey('base64url'),
    privateKey: pair.getPrivateKey('base64url'),
  }
}
