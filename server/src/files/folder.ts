import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { copyFile, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileStore } from './store.ts'

/** Error handler for reads of optional files: returns null. */
export const nullIfAbsent = (error: NodeJS.ErrnoException): null => {
  if (error.code === 'ENOENT') return null
  throw error
}

/** Stores files in a local folder. */
export function folderStore(folder: string): FileStore {
  const pathOf = (key: string) => {
    if (!/^[\w-]+$/.test(key)) throw new TypeError('a file key is letters, digits and dashes')
    return join(folder, key.slice(0, 2), key)
  }
  async function place(key: string, write: (draft: string) => Promise<void>): Promise<void> {
    const path = pathOf(key)
    await mkdir(join(folder, key.slice(0, 2)), { recursive: true })
    const draft = `${path}.${randomUUID()}`
    try {
      await write(draft)
      await rename(draft, path)
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
  }
  return {
    put: (key, content) => place(key, (draft) => writeFile(draft, content, { mode: 0o600, flush: true })),
    putFile: (key, path) => place(key, (draft) => copyFile(path, draft)),
    get: (key) => readFile(pathOf(key)).catch(nullIfAbsent),
    async open(key) {
      const file = await stat(pathOf(key)).catch(nullIfAbsent)
      return file && { size: file.size, read: () => createReadStream(pathOf(key)) }
    },
    remove: (key) => rm(pathOf(key), { force: true }),
  }
}
