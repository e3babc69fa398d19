import type { Draft, DraftsApi } from '../portal.ts'

const storedDrafts = new Map<string, Draft>()

/** Drafts of one device; all portals of a test share them. */
export function createFakeDrafts(account: () => string | undefined): DraftsApi {
  const toStorageKey = (name: string) => `${account()} ${name}`
  return {
    read: async (name) => storedDrafts.get(toStorageKey(name)) ?? null,
    save: async (name, value) => {
      if (account()) storedDrafts.set(toStorageKey(name), { value: structuredClone(value), at: Date.now() })
      return account() !== undefined
    },
    remove: async (name) => void storedDrafts.delete(toStorageKey(name)),
  }
}

export const clearFakeDrafts = (): void => storedDrafts.clear()
