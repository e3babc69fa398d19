import { randomUUID } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Tells a demo from others on the same database: a name of its own, made once and kept in its data folder. */
export async function installationOf(dataDir: string): Promise<string> {
  const file = path.join(dataDir, 'installation')
  const kept = await readFile(file, 'utf8').catch(() => null)
  if (kept) return kept.trim()
  const made = randomUUID()
  await mkdir(dataDir, { recursive: true })
  await writeFile(file, made)
  return made
}
