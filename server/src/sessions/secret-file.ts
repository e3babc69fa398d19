import { chmod, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { returnNullIfAbsent } from '../files/folder-file-store.ts'
import { StartError } from '../start-error.ts'
import { createSecretToken } from './secret-token.ts'

/** Creates the file, unless another process has created it first. */
async function createSecretFile(path: string): Promise<void> {
  const secret = createSecretToken()
  const draft = `${path}.${createSecretToken()}`
  await mkdir(dirname(path), { recursive: true })
  try {
    await writeFile(draft, secret, { mode: 0o600, flush: true })
    await link(draft, path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  } finally {
    await rm(draft, { force: true })
  }
}

/**
 * Reads a secret from a file that only the server's user can read; generates it on first use. Throws StartError if the
 * file has other content.
 */
export async function readOrCreateSecret(path: string): Promise<string> {
  const readSecret = () => readFile(path, 'utf8').catch(returnNullIfAbsent)
  if ((await readSecret()) === null) await createSecretFile(path)
  const secret = (await readSecret())?.trim() ?? ''
  if (secret.length < 32) throw new StartError(`${path} holds no key: remove it, and a new one is made.`)
  await chmod(path, 0o600)
  return secret
}
