import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

const passedOver = new Set(['node_modules', 'dist', 'dist-live', '.cache', '.types', '.data'])

/** Hash over the names and contents of all files below some paths; builds' output and packages' own are passed over. */
export async function sourceHash(paths: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
  const files = (await Promise.all(paths.map(filesBelow))).flat().sort()
  const contents = await Promise.all(files.map((file) => readFile(file)))
  for (const [index, file] of files.entries()) hash.update(`\0${file}\0`).update(contents[index] ?? '')
  return hash.digest('hex')
}

async function filesBelow(target: string): Promise<string[]> {
  const entries = await readdir(target, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOTDIR') return null
    throw error
  })
  if (!entries) return [target]
  const below = entries
    .filter(({ name }) => !passedOver.has(name) && !name.endsWith('.tsbuildinfo'))
    .map((entry) => {
      const file = path.join(target, entry.name)
      return entry.isDirectory() ? filesBelow(file) : [file]
    })
  return (await Promise.all(below)).flat()
}
