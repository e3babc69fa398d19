import type { EncryptedStore } from '../session/stored-session.ts'

export function createMemoryStore(): EncryptedStore {
  const items = new Map<string, unknown>()
  return {
    read: async (name) => items.get(name),
    write: async (name, value) => void items.set(name, structuredClone(value)),
    remove: async (name) => void items.delete(name),
    listNames: async () => [...items.keys()],
  }
}
