import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { FileStore } from '../src/files/file-store.ts'

/** Creates a file store in a map that the test can read. */
export function createMemoryFileStore(storedFiles = new Map<string, Buffer>()): FileStore {
  return {
    async put(key, content) {
      storedFiles.set(key, Buffer.from(content))
    },
    async putFile(key, path) {
      storedFiles.set(key, await readFile(path))
    },
    get: async (key) => storedFiles.get(key) ?? null,
    async open(key) {
      const content = storedFiles.get(key)
      return content ? { size: content.length, read: () => Readable.from([content]) } : null
    },
    async remove(key) {
      storedFiles.delete(key)
    },
  }
}
