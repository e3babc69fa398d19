import type { SealedStore } from '../session/sealed-store.ts'

/** An encrypted store in memory. */
export function memoryStore(): SealedStore {
  const kept = new Map<string, unknown>()
  return {
    read: async (name) => kept.get(name),
    write: async (name, value) => void kept.set(name, structuredClone(value)),
    remove: async (name) => void kept.delete(name),
    names: async () => [...kept.keys()],
  }
}
