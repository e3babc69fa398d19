import type { Locale } from '@portal/contract/language'
import de from '../texts/widget/de.json?file'
import deFormal from '../texts/widget/de_u.json?file'
import en from '../texts/widget/en.json?file'
import enFormal from '../texts/widget/en_u.json?file'
import nl from '../texts/widget/nl.json?file'
import nlFormal from '../texts/widget/nl_u.json?file'

/** URLs of the widget's texts by locale, for a widget outside the portal. */
export type WidgetTextFiles = Readonly<Record<Locale, string>>

/** URLs of this build's text files. */
export const widgetTextFiles: WidgetTextFiles = { nl, nl_u: nlFormal, en, en_u: enFormal, de, de_u: deFormal }
