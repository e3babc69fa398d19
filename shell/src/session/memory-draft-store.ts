import type { SealedStore } from './sealed-store.ts'

/** Keeps drafts in memory for the life of the page. */
export function memoryDraftStore(): SealedStore {
  const kept = new Map<string, unknown>()
  return {
    read: async (name) => kept.get(name),
    write: async (name, value) => void kept.set(name, value),
    remove: async (name) => void kept.delete(name),
    names: async () => [...kept.keys()],
  }
}
