import type { SealedStore } from '../session/sealed-store.ts'

export function createMemoryStore(): SealedStore {
  const items = new Map<string, unknown>()
  return {
    read: async (name) => items.get(name),
    write: async (name, value) => void items.set(name, structuredClone(value)),
    remove: async (name) => void items.delete(name),
    listNames: async () => [...items.keys()],
  }
}
