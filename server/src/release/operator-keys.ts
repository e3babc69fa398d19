import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createReleaseKey, readReleaseKey } from '@portal/contract/release-key'
import type { Config } from '../config.ts'

export const getReleaseKeyFile = (dataDir: string): string => join(dataDir, 'release-key.pem')

/** Generates the key if the file does not exist. */
export async function readOrCreatePublicKey(file: string): Promise<string> {
  const kept = await readFile(file, 'utf8').catch(() => null)
  if (kept) return kept
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, await createReleaseKey(), { mode: 0o600, flag: 'wx' }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    },
  )
  return readFile(file, 'utf8')
}

/** Lists the public keys from the settings; in a demo also the key of this machine. */
export async function listOperatorKeys({
  releaseOperators,
  demo,
  dataDir,
}: Pick<Config, 'releaseOperators' | 'demo' | 'dataDir'>): Promise<string[]> {
  const own = demo
    ? [(await readReleaseKey(await readOrCreatePublicKey(getReleaseKeyFile(dataDir)))).publicKey]
    : []
  return [...releaseOperators, ...own]
}
