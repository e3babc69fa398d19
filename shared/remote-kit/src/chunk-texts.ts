import type { Language } from '@portal/contract/language'
import { type Messages, setupI18n } from '@portal/remote-kit/i18n'
import { useMemo } from 'react'
import { useLanguage } from './context.tsx'

type ByLanguage<M extends Messages = Messages> = Readonly<Record<Language, M>>

/**
 * Makes a text hook for messages that load with a code chunk, separate from the remote's catalog, which every page with
 * the remote loads first.
 */
export function textsOfChunk<M extends Messages>(plain: ByLanguage<M>, formalOf: ByLanguage) {
  return function useChunkText() {
    const { language, formal } = useLanguage()
    const i18n = useMemo(() => {
      const messages = { ...plain[language], ...formalOf[language] }
      return setupI18n({ locale: language, messages: { [language]: messages } })
    }, [language])
    return (id: keyof M & string, values?: Record<string, string>): string =>
      i18n._(formal && `${id}_u` in formalOf[language] ? `${id}_u` : id, values)
  }
}
