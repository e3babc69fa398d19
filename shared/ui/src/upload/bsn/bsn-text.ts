import { fillUiText, type UiLocale, type UiTexts } from '../../ui-texts/ui-texts.ts'
import de from './bsn-texts/de.json' with { type: 'json' }
import deFormal from './bsn-texts/de_u.json' with { type: 'json' }
import en from './bsn-texts/en.json' with { type: 'json' }
import enFormal from './bsn-texts/en_u.json' with { type: 'json' }
import nl from './bsn-texts/nl.json' with { type: 'json' }
import nlFormal from './bsn-texts/nl_u.json' with { type: 'json' }

const informalTexts = { nl, en, de }
const formalTexts: Readonly<Record<UiLocale['language'], UiTexts>> = {
  nl: nlFormal,
  en: enFormal,
  de: deFormal,
}

/** A text of this part in a wording. */
export const formatBsnText = (
  id: keyof typeof nl,
  { language, formal }: UiLocale,
  values: Readonly<Record<string, string | number>> = {},
): string => fillUiText((formal && formalTexts[language][`${id}_u`]) || informalTexts[language][id], values)
