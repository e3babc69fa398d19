import type { UiTexts } from '../../ui-texts/ui-texts.ts'
import de from './bsn-texts/de.json' with { type: 'json' }
import deFormal from './bsn-texts/de_u.json' with { type: 'json' }
import en from './bsn-texts/en.json' with { type: 'json' }
import enFormal from './bsn-texts/en_u.json' with { type: 'json' }
import nl from './bsn-texts/nl.json' with { type: 'json' }
import nlFormal from './bsn-texts/nl_u.json' with { type: 'json' }

type BsnTextId = keyof typeof nl

/** The current wording: language and texts. */
export interface BsnTexts {
  language: string
  words: UiTexts
}

const informal: Readonly<Record<string, UiTexts>> = { nl, en, de }
const formal: Readonly<Record<string, UiTexts>> = { nl: nlFormal, en: enFormal, de: deFormal }

/** A text of this part in the current wording. */
export function bsnText(
  id: BsnTextId,
  { language, words }: BsnTexts,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const isFormal = Object.keys(words).some((known) => known.endsWith('_u'))
  const word = (isFormal && formal[language]?.[`${id}_u`]) || informal[language]?.[id] || nl[id]
  return word.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}
