import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Config } from '../config.ts'
import { makeSecret } from '../sessions/secret-token.ts'

/** Whose token: of the firms' advisers, or of those who release remotes. */
export type Staff = 'adviser' | 'release'

/** Where a demo keeps the token of its staff, for the command line on the same machine. */
export const tokenFile = (dataDir: string, staff: Staff): string => join(dataDir, `${staff}-token`)

/** The token of the settings; in a demo else one of its own, kept in the data folder; null when there is none. */
export async function staffToken(
  staff: Staff,
  { adviserToken, releaseToken, demo, dataDir }: Config,
): Promise<string | null> {
  const given = staff === 'adviser' ? adviserToken : releaseToken
  if (given !== undefined || !demo) return given ?? null
  const path = tokenFile(dataDir, staff)
  const kept = await readFile(path, 'utf8').catch(() => null)
  if (kept) return kept.trim()
  const made = makeSecret()
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, made, { mode: 0o600 })
  return made
}
