import type { Wording } from '@portal/contract/language'
import de from '../texts/widget/de.json?file'
import deFormal from '../texts/widget/de_u.json?file'
import en from '../texts/widget/en.json?file'
import enFormal from '../texts/widget/en_u.json?file'
import nl from '../texts/widget/nl.json?file'
import nlFormal from '../texts/widget/nl_u.json?file'

/** URLs of the widgets' texts, for a widget without a page that passes them. */
export type TextFiles = Readonly<Record<Wording, string>>

/** Text files of this build. */
export const textFiles: TextFiles = { nl, nl_u: nlFormal, en, en_u: enFormal, de, de_u: deFormal }
