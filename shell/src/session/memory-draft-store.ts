import type { EncryptedStore } from './stored-session.ts'

export function createMemoryDraftStore(): EncryptedStore {
  const kept = new Map<string, unknown>()
  return {
    read: async (name) => kept.get(name),
    write: async (name, value) => void kept.set(name, value),
    remove: async (name) => void kept.delete(name),
    listNames: async () => [...kept.keys()],
  }
}
