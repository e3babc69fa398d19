import * as v from '@portal/contract/valibot'

export const languages = ['nl', 'en', 'de'] as const
export const Language = v.picklist(languages)
export type Language = v.InferOutput<typeof Language>

export const languageNames: Readonly<Record<Language, string>> = {
  nl: 'Nederlands',
  en: 'English',
  de: 'Deutsch',
}

/** Languages with form of address: the ending `_u` is formal, the others are informal (I18N-02). */
export const locales = ['nl', 'nl_u', 'en', 'en_u', 'de', 'de_u'] as const
export const Locale = v.picklist(locales)
export type Locale = v.InferOutput<typeof Locale>
