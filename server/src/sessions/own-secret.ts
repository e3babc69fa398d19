import { chmod, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { returnNullIfAbsent } from '../files/folder-file-store.ts'
import { StartError } from '../start-error.ts'
import { createSecretToken } from './secret-token.ts'

/** Writes a secret atomically, unless another process was first. */
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
 * A secret of this server, in a file readable only by its user; generated on first use.
 * @throws StartError if the file has other content
 */
export async function readOrCreateSecret(path: string): Promise<string> {
  const readSecret = () => readFile(path, 'utf8').catch(returnNullIfAbsent)
  if ((await readSecret()) === null) await createSecretFile(path)
  const secret = (await readSecret())?.trim() ?? ''
  if (secret.length < 32) throw new StartError(`${path} holds no key: remove it, and a new one is made.`)
  await chmod(path, 0o600)
  return secret
}
