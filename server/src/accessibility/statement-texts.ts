import { createTextFunction, type TextFunction as TextsBy } from '../text-function.ts'
import de from './texts/de.json' with { type: 'json' }
import deFormal from './texts/de_u.json' with { type: 'json' }
import en from './texts/en.json' with { type: 'json' }
import enFormal from './texts/en_u.json' with { type: 'json' }
import nl from './texts/nl.json' with { type: 'json' }
import nlFormal from './texts/nl_u.json' with { type: 'json' }

export type StatementTextFunction = TextsBy<keyof typeof nl>

export const getStatementTexts = createTextFunction<keyof typeof nl>({
  plain: { nl, en, de },
  formal: { nl: nlFormal, en: enFormal, de: deFormal },
})
