import type { Language, Locale } from '@portal/contract/language'
import { replaceByFormalTexts } from '@portal/domain/format/formal-texts'
import { setUiTexts, type UiTexts } from '@portal/ui'
import de from '@portal/ui/ui-texts/de.json'
import de_u from '@portal/ui/ui-texts/de_u.json'
import en from '@portal/ui/ui-texts/en.json'
import en_u from '@portal/ui/ui-texts/en_u.json'
import nl from '@portal/ui/ui-texts/nl.json'
import nl_u from '@portal/ui/ui-texts/nl_u.json'

type Catalogs = Readonly<Record<Locale, UiTexts>>

const uiCatalogs: Catalogs = { nl, nl_u, en, en_u, de, de_u }

/** Sets the locale of the design system, and its texts with those of `added`. */
export function setUiLocale(locale: Locale, ...added: Catalogs[]): void {
  const language = locale.slice(0, 2) as Language
  const formal = locale.endsWith('_u')
  const texts = [uiCatalogs, ...added].map((catalogs) =>
    replaceByFormalTexts(catalogs[language], formal ? catalogs[locale] : {}),
  )
  setUiTexts(Object.assign({}, ...texts), { language, formal })
}
