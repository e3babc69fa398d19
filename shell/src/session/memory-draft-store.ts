import type { SealedStore } from './sealed-store.ts'

export function createMemoryDraftStore(): SealedStore {
  const kept = new Map<string, unknown>()
  return {
    read: async (name) => kept.get(name),
    write: async (name, value) => void kept.set(name, value),
    remove: async (name) => void kept.delete(name),
    listNames: async () => [...kept.keys()],
  }
}
