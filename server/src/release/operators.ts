import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { makeReleaseKey, readReleaseKey } from '@portal/contract/release-key'
import type { Config } from '../config.ts'

/** File with this machine's key, the CLI's default. */
export const releaseKeyFile = (dataDir: string): string => join(dataDir, 'release-key.pem')

/** Reads the key in a file, and generates it if missing. */
export async function keyIn(file: string): Promise<string> {
  const kept = await readFile(file, 'utf8').catch(() => null)
  if (kept) return kept
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, await makeReleaseKey(), { mode: 0o600, flag: 'wx' }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    },
  )
  return readFile(file, 'utf8')
}

/** Public keys of operators: those of the settings, and in a demo that of its own machine. */
export async function releaseOperators({
  releaseOperators,
  demo,
  dataDir,
}: Pick<Config, 'releaseOperators' | 'demo' | 'dataDir'>): Promise<string[]> {
  const own = demo ? [(await readReleaseKey(await keyIn(releaseKeyFile(dataDir)))).publicKey] : []
  return [...releaseOperators, ...own]
}
