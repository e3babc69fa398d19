import { fillUiText, type UiLocale, type UiTexts } from '../../ui-texts/ui-texts.ts'
import de from './bsn-texts/de.json' with { type: 'json' }
import deFormal from './bsn-texts/de_u.json' with { type: 'json' }
import en from './bsn-texts/en.json' with { type: 'json' }
import enFormal from './bsn-texts/en_u.json' with { type: 'json' }
import nl from './bsn-texts/nl.json' with { type: 'json' }
import nlFormal from './bsn-texts/nl_u.json' with { type: 'json' }

const informalBsnTexts = { nl, en, de }
const formalBsnTexts: Readonly<Record<UiLocale['language'], UiTexts>> = {
  nl: nlFormal,
  en: enFormal,
  de: deFormal,
}

/** Formats a text of the BSN check in a locale. */
export const formatBsnText = (
  id: keyof typeof nl,
  { language, formal }: UiLocale,
  values: Readonly<Record<string, string | number>> = {},
): string =>
  fillUiText((formal && formalBsnTexts[language][`${id}_u`]) || informalBsnTexts[language][id], values)
