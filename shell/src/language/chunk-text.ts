import type { Language } from '@portal/contract/language'
import { type Messages, setupI18n } from '@portal/remote-kit/i18n'
import type { TextOf } from '@portal/remote-kit/texts'

type ByLanguage<M extends Messages = Messages> = Readonly<Record<Language, M>>

/** Makes texts that load with a code chunk, in all languages. */
export const chunkText =
  <M extends Messages>(informal: ByLanguage<M>, formal: ByLanguage) =>
  (language: Language, isFormal: boolean): TextOf<keyof M & string> => {
    const overlay = Object.entries(isFormal ? formal[language] : {})
    const messages = {
      ...informal[language],
      ...Object.fromEntries(overlay.map(([id, text]) => [id.replace(/_u$/, ''), text])),
    }
    const i18n = setupI18n({ locale: language, messages: { [language]: messages } })
    return (id, values) => i18n._(id.replace(/^#/, ''), values)
  }
