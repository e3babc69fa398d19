import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { StartError } from '../start-error.ts'

/** Key pair that signs registries. The shell is built with the public key, and verifies registries with it. */
export interface RegistryKey {
  /** Returns the signature in base64 (Ed25519). */
  sign(text: string): string
  verify(text: string, signature: string): boolean
  /** 32 bytes, base64url. */
  publicKey: string
}

function toRegistryKey(privateKey: KeyObject): RegistryKey {
  const publicKey = createPublicKey(privateKey)
  const { x = '' } = publicKey.export({ format: 'jwk' })
  return {
    publicKey: x,
    sign: (text) => sign(null, Buffer.from(text), privateKey).toString('base64'),
    verify: (text, signature) => verify(null, Buffer.from(text), publicKey, Buffer.from(signature, 'base64')),
  }
}

/**
 * Opens the configured key (PKCS #8, PEM), or a key that is generated for this checkout.
 * @throws StartError if the configured key is no Ed25519 key
 */
export async function openRegistryKey(
  configuredPem: string | undefined,
  folder: string,
): Promise<RegistryKey> {
  const pem = configuredPem ?? (await readOrCreateKey(path.join(folder, '.keys/registry.pem')))
  const key = parseEd25519Key(pem)
  if (key) return toRegistryKey(key)
  throw new StartError('REGISTRY_KEY must be an Ed25519 key: openssl genpkey -algorithm ed25519')
}

async function readOrCreateKey(file: string): Promise<string> {
  const stored = await readFile(file, 'utf8').catch(() => null)
  if (stored) return stored
  const created = generateKeyPairSync('ed25519')
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString()
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, created, { mode: 0o600, flag: 'wx' }).catch(() => {})
  return readFile(file, 'utf8')
}

/** Parses a private key (PKCS #8, PEM). Returns null if the text is no Ed25519 key. */
export function parseEd25519Key(pem: string): KeyObject | null {
  try {
    const key = createPrivateKey(pem)
    return key.asymmetricKeyType === 'ed25519' ? key : null
  } catch {
    return null
  }
}
