import { type ReactNode, useEffect, useState } from 'react'
import { Arriving, arrivalOf } from '../arrival.tsx'
import { usePortal } from '../context.tsx'
import type { LanguageApi } from '../portal.ts'
import { followLanguage, type Texts } from '../texts.tsx'
import { catalogs, TraceI18n } from './trace-texts.ts'

const followed = new WeakMap<LanguageApi, Texts>()

function textsFor(language: LanguageApi): Texts {
  const known = followed.get(language) ?? followLanguage(catalogs, language)
  followed.set(language, known)
  return known
}

interface Props {
  /** Stands there until the words have come. */
  waiting?: ReactNode
  children: ReactNode
}

/** Draws its children once the words of rules and terms are there, in the wording in force; its boundary is told where they do not come. */
export function TraceWords({ waiting = null, children }: Props) {
  const { language } = usePortal()
  const { i18n, ready } = textsFor(language)
  const [arrival] = useState(() => arrivalOf(ready()))
  const [words, setWords] = useState({ i18n })
  useEffect(() => i18n.on('change', () => setWords({ i18n })), [i18n])
  return (
    <Arriving of={arrival} waiting={waiting}>
      {() => <TraceI18n value={words}>{children}</TraceI18n>}
    </Arriving>
  )
}
