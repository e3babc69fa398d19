import type { ResponseStore } from './response-store.ts'

export const disabledResponseStore: ResponseStore = {
  read: async () => [],
  merge: async () => {},
  remove: async () => {},
  deleteOthers: async () => {},
}
