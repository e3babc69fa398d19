import { chunkText } from '../../language/chunk-text.ts'
import de from './texts/de.json'
import de_u from './texts/de_u.json'
import en from './texts/en.json'
import nl from './texts/nl.json'
import nl_u from './texts/nl_u.json'

/** Texts of these announcements in all languages, in the chunk that shows them. */
export const announcedText = chunkText<typeof nl>({ nl, en, de }, { nl: nl_u, en: {}, de: de_u })
