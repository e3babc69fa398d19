import { createTextFunction } from '@portal/domain/format/text-function'
import type { UiLocale } from '@portal/ui'
import de from './bsn-texts/de.json' with { type: 'json' }
import de_u from './bsn-texts/de_u.json' with { type: 'json' }
import en from './bsn-texts/en.json' with { type: 'json' }
import en_u from './bsn-texts/en_u.json' with { type: 'json' }
import nl from './bsn-texts/nl.json' with { type: 'json' }
import nl_u from './bsn-texts/nl_u.json' with { type: 'json' }

const getBsnTexts = createTextFunction<keyof typeof nl>({ nl, nl_u, en, en_u, de, de_u })

/** Formats a text of the BSN check in a locale. */
export const formatBsnText = (
  id: keyof typeof nl,
  { language, formal }: UiLocale,
  values: Readonly<Record<string, string | number>> = {},
): string => getBsnTexts(language, formal)(id, values)
