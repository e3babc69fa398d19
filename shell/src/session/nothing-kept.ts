import type { KeptAnswers } from './kept-answers.ts'

/** For pages with other people's data: nothing is stored on the device. */
export const nothingKept: KeptAnswers = {
  read: async () => [],
  keep: async () => {},
  forget: async () => {},
  forgetOthers: async () => {},
}
