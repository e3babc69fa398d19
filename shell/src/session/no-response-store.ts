import type { ResponseStore } from './response-store.ts'

/** Response store that stores nothing, for pages with other people's data. */
export const noResponseStore: ResponseStore = {
  read: async () => [],
  merge: async () => {},
  remove: async () => {},
  deleteOthers: async () => {},
}
