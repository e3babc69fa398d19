import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Config } from '../config.ts'
import { makeSecret } from '../sessions/secret-token.ts'

/** Where a demo keeps the token of those who release, for the command line on the same machine. */
export const releaseTokenFile = (dataDir: string): string => join(dataDir, 'release-token')

/** The token of the settings; in a demo else one of its own, kept in the data folder; null when there is none. */
export async function releaseToken({ releaseToken, demo, dataDir }: Config): Promise<string | null> {
  if (releaseToken !== undefined || !demo) return releaseToken ?? null
  const path = releaseTokenFile(dataDir)
  const kept = await readFile(path, 'utf8').catch(() => null)
  if (kept) return kept.trim()
  const made = makeSecret()
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, made, { mode: 0o600 })
  return made
}
