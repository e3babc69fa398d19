import type { SealedStore } from '../session/sealed-store.ts'

/** A store for one test. */
export function memoryStore(): SealedStore {
  const kept = new Map<string, unknown>()
  return {
    read: async (name) => kept.get(name),
    write: async (name, value) => void kept.set(name, structuredClone(value)),
    remove: async (name) => void kept.delete(name),
    names: async () => [...kept.keys()],
  }
}
