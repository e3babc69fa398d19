import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { copyFile, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileStore } from './file-store.ts'

export const returnNullIfAbsent = (error: NodeJS.ErrnoException): null => {
  if (error.code === 'ENOENT') return null
  throw error
}

export function createFolderFileStore(folder: string): FileStore {
  const toFilePath = (key: string) => {
    if (!/^[\w-]+$/.test(key)) throw new TypeError('a file key is letters, digits and dashes')
    return join(folder, key.slice(0, 2), key)
  }
  async function writeAtomically(key: string, write: (draft: string) => Promise<void>): Promise<void> {
    const path = toFilePath(key)
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
    put: (key, content) =>
      writeAtomically(key, (draft) => writeFile(draft, content, { mode: 0o600, flush: true })),
    putFile: (key, path) => writeAtomically(key, (draft) => copyFile(path, draft)),
    get: (key) => readFile(toFilePath(key)).catch(returnNullIfAbsent),
    async open(key) {
      const file = await stat(toFilePath(key)).catch(returnNullIfAbsent)
      return file && { size: file.size, read: () => createReadStream(toFilePath(key)) }
    },
    remove: (key) => rm(toFilePath(key), { force: true }),
  }
}
