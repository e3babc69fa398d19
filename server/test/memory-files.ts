import type { FileStore } from '../src/files/store.ts'

/** A file store of the test's own. */
export function memoryFiles(): FileStore {
  const held = new Map<string, Buffer>()
  return {
    async put(key, content) {
      held.set(key, Buffer.from(content))
    },
    get: async (key) => held.get(key) ?? null,
    async remove(key) {
      held.delete(key)
    },
  }
}
