import { I18nProvider } from '@portal/remote-kit/i18n'
import { type ReactNode, useState } from 'react'
import { Arriving, arrivalOf } from '../arrival.tsx'
import { usePortal } from '../context.tsx'
import type { LanguageApi } from '../portal.ts'
import { followLanguage, type Texts } from '../texts.tsx'
import { catalogs } from './trace-texts.ts'

const followed = new WeakMap<LanguageApi, Texts>()

function textsFor(language: LanguageApi): Texts {
  const known = followed.get(language) ?? followLanguage(catalogs, language)
  followed.set(language, known)
  return known
}

/** Draws its children once the words of rules and terms are there, in the wording in force; its boundary is told where they do not come. */
export function TraceWords({ children }: { children: ReactNode }) {
  const { language } = usePortal()
  const texts = textsFor(language)
  const [arrival] = useState(() => arrivalOf(texts.ready()))
  return (
    <Arriving of={arrival} waiting={null}>
      {() => <I18nProvider i18n={texts.i18n}>{children}</I18nProvider>}
    </Arriving>
  )
}
