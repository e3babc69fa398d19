import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileStore } from './store.ts'

/** Keeps files in a folder of this machine. */
export function folderStore(folder: string): FileStore {
  const pathOf = (key: string) => {
    if (!/^[\w-]+$/.test(key)) throw new TypeError('a file key is letters, digits and dashes')
    return join(folder, key.slice(0, 2), key)
  }
  return {
    async put(key, content) {
      const path = pathOf(key)
      await mkdir(join(folder, key.slice(0, 2)), { recursive: true })
      const draft = `${path}.${randomUUID()}`
      try {
        await writeFile(draft, content, { flush: true })
        await rename(draft, path)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },
    get: (key) =>
      readFile(pathOf(key)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null
        throw error
      }),
    remove: (key) => rm(pathOf(key), { force: true }),
  }
}
