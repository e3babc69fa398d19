import { type ReactNode, useEffect, useState } from 'react'
import { Await, trackPromise } from '../await.tsx'
import { usePortal } from '../context.tsx'
import type { LanguageApi } from '../portal.ts'
import { followLanguage, type Texts } from '../texts.tsx'
import { catalogs, TraceI18n } from './trace-catalogs.ts'

const followed = new WeakMap<LanguageApi, Texts>()

function textsFor(language: LanguageApi): Texts {
  const known = followed.get(language) ?? followLanguage(catalogs, language)
  followed.set(language, known)
  return known
}

interface Props {
  /** Placeholder while the texts load. */
  waiting?: ReactNode
  children: ReactNode
}

/** Renders its children once the texts of rules and terms have loaded; a failure goes to the error boundary. */
export function TraceTexts({ waiting = null, children }: Props) {
  const { language } = usePortal()
  const { i18n, ready } = textsFor(language)
  const [arrival] = useState(() => trackPromise(ready()))
  const [words, setUiTexts] = useState({ i18n })
  useEffect(() => i18n.on('change', () => setUiTexts({ i18n })), [i18n])
  return (
    <Await of={arrival} waiting={waiting}>
      {() => <TraceI18n value={words}>{children}</TraceI18n>}
    </Await>
  )
}
