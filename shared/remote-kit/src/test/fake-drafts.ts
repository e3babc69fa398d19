import type { Draft, DraftsApi } from '../portal.ts'

const device = new Map<string, Draft>()

/** Drafts of one device, shared by the portals of one test. */
export function fakeDrafts(account: () => string | undefined): DraftsApi {
  const nameOf = (name: string) => `${account()} ${name}`
  return {
    read: async (name) => device.get(nameOf(name)) ?? null,
    keep: async (name, value) => {
      if (account()) device.set(nameOf(name), { value: structuredClone(value), at: Date.now() })
      return account() !== undefined
    },
    drop: async (name) => void device.delete(nameOf(name)),
  }
}

/** Clears the device. */
export const forgetDrafts = (): void => device.clear()
