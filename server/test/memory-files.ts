import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { FileStore } from '../src/files/file-store.ts'

/** A file store in a map that the test can inspect. */
export function createMemoryFileStore(held = new Map<string, Buffer>()): FileStore {
  return {
    async put(key, content) {
      held.set(key, Buffer.from(content))
    },
    async putFile(key, path) {
      held.set(key, await readFile(path))
    },
    get: async (key) => held.get(key) ?? null,
    async open(key) {
      const content = held.get(key)
      return content ? { size: content.length, read: () => Readable.from([content]) } : null
    },
    async remove(key) {
      held.delete(key)
    },
  }
}
