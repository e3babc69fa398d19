import type { Language, Locale } from '@portal/contract/language'
import { replaceByFormalTexts } from '@portal/domain/format/formal-texts'
import { setUiTexts, type UiTexts } from '@portal/ui'
import de from '@portal/ui/ui-texts/de.json'
import de_u from '@portal/ui/ui-texts/de_u.json'
import en from '@portal/ui/ui-texts/en.json'
import en_u from '@portal/ui/ui-texts/en_u.json'
import nl from '@portal/ui/ui-texts/nl.json'
import nl_u from '@portal/ui/ui-texts/nl_u.json'

const uiTextsByLocale: Record<Locale, UiTexts> = {
  nl,
  nl_u: replaceByFormalTexts(nl, nl_u),
  en,
  en_u: replaceByFormalTexts(en, en_u),
  de,
  de_u: replaceByFormalTexts(de, de_u),
}

export const setUiLocale = (locale: Locale): void =>
  setUiTexts(uiTextsByLocale[locale], {
    language: locale.slice(0, 2) as Language,
    formal: locale.endsWith('_u'),
  })
