import { createTextFunction, type TextFunction as TextsBy } from '@portal/domain/format/text-function'
import de from './texts/de.json' with { type: 'json' }
import de_u from './texts/de_u.json' with { type: 'json' }
import en from './texts/en.json' with { type: 'json' }
import en_u from './texts/en_u.json' with { type: 'json' }
import nl from './texts/nl.json' with { type: 'json' }
import nl_u from './texts/nl_u.json' with { type: 'json' }

export type DossierTextId = keyof typeof nl

export type DossierTextFunction = TextsBy<DossierTextId>

export const getDossierTexts = createTextFunction<DossierTextId>({ nl, nl_u, en, en_u, de, de_u })
