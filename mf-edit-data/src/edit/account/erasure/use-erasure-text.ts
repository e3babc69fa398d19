import type { Language } from '@portal/contract/language'
import { useLanguage } from '@portal/remote-kit'
import { type Messages, setupI18n } from '@portal/remote-kit/i18n'
import { useMemo } from 'react'
import de from './texts/de.json'
import deFormal from './texts/de_u.json'
import en from './texts/en.json'
import enFormal from './texts/en_u.json'
import nl from './texts/nl.json'
import nlFormal from './texts/nl_u.json'

const plain: Record<Language, Messages> = { nl, en, de }
const formalOf: Record<Language, Messages> = { nl: nlFormal, en: enFormal, de: deFormal }

/**
 * Texts of erasure. They come with its card and not with the remote's other texts, which every page with this remote begins with.
 */
export function useErasureText() {
  const { language, formal } = useLanguage()
  const i18n = useMemo(() => {
    const messages = { ...plain[language], ...formalOf[language] }
    return setupI18n({ locale: language, messages: { [language]: messages } })
  }, [language])
  return (id: keyof typeof nl, values?: Record<string, string>): string =>
    i18n._(formal && `${id}_u` in formalOf[language] ? `${id}_u` : id, values)
}
