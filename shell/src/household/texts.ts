import type { Language } from '@portal/contract/language'
import { setupI18n } from '@portal/remote-kit/i18n'
import type { TextOf } from '@portal/remote-kit/texts'
import de from './texts/de.json'
import de_u from './texts/de_u.json'
import en from './texts/en.json'
import nl from './texts/nl.json'
import nl_u from './texts/nl_u.json'

type FileText = TextOf<keyof typeof nl>

const informal = { nl, en, de }
const formal = { nl: nl_u, en: {}, de: de_u }

/** Texts for shared files in all languages, in the chunk that needs them. */
export function fileText({ language, formal: isFormal }: { language: Language; formal: boolean }): FileText {
  const overlay = Object.entries(isFormal ? formal[language] : {})
  const messages = {
    ...informal[language],
    ...Object.fromEntries(overlay.map(([id, text]) => [id.replace(/_u$/, ''), text])),
  }
  const i18n = setupI18n({ locale: language, messages: { [language]: messages } })
  return (id, values) => i18n._(id.replace(/^#/, ''), values)
}
