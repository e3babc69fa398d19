import type { KeptAnswers } from './kept-answers.ts'

/** For pages of what is of others: no device keeps anything of it. */
export const nothingKept: KeptAnswers = {
  read: async () => [],
  keep: async () => {},
  forget: async () => {},
  forgetOthers: async () => {},
}
