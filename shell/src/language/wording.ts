import type { Language, Wording } from '@portal/contract/language'

/** The wording for a language and form of address. */
export const wordingOf = ({ language, formal }: { language: Language; formal: boolean }): Wording =>
  formal ? `${language}_u` : language
