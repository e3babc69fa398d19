import type { Words } from '../../words/words.ts'
import de from './words/de.json' with { type: 'json' }
import deFormal from './words/de_u.json' with { type: 'json' }
import en from './words/en.json' with { type: 'json' }
import enFormal from './words/en_u.json' with { type: 'json' }
import nl from './words/nl.json' with { type: 'json' }
import nlFormal from './words/nl_u.json' with { type: 'json' }

type BsnWordId = keyof typeof nl

/** The current wording: language and texts. */
export interface Wording {
  language: string
  words: Words
}

const informal: Readonly<Record<string, Words>> = { nl, en, de }
const formal: Readonly<Record<string, Words>> = { nl: nlFormal, en: enFormal, de: deFormal }

/** A text of this part in the current wording. */
export function bsnWord(
  id: BsnWordId,
  { language, words }: Wording,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const isFormal = Object.keys(words).some((known) => known.endsWith('_u'))
  const word = (isFormal && formal[language]?.[`${id}_u`]) || informal[language]?.[id] || nl[id]
  return word.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}
