import type { Language } from '@portal/contract/language'
import { createTextFunction, type TextFunction as TextsBy } from '../text-function.ts'
import de from './texts/de.json' with { type: 'json' }
import deFormal from './texts/de_u.json' with { type: 'json' }
import en from './texts/en.json' with { type: 'json' }
import enFormal from './texts/en_u.json' with { type: 'json' }
import nl from './texts/nl.json' with { type: 'json' }
import nlFormal from './texts/nl_u.json' with { type: 'json' }

export type SigningTextFunction = TextsBy<keyof typeof nl>

export const getSigningTexts = createTextFunction<keyof typeof nl>({
  plain: { nl, en, de },
  formal: { nl: nlFormal, en: enFormal, de: deFormal },
})

export const getSigningTaskTitle = (language: Language, isFormal: boolean, name: string): string =>
  getSigningTexts(language, isFormal)('task_title', { name })
