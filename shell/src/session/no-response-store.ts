import type { ResponseStore } from './response-store.ts'

export const noResponseStore: ResponseStore = {
  read: async () => [],
  merge: async () => {},
  remove: async () => {},
  deleteOthers: async () => {},
}
