import type { Language, Wording } from '@portal/contract/language'

/** The wording of a language that is in force. */
export const wordingOf = ({ language, formal }: { language: Language; formal: boolean }): Wording =>
  formal ? `${language}_u` : language
