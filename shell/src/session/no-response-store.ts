import type { ResponseStore } from './response-store.ts'

/** For pages with other people's data: nothing is stored on the device. */
export const noResponseStore: ResponseStore = {
  read: async () => [],
  keep: async () => {},
  forget: async () => {},
  forgetOthers: async () => {},
}
