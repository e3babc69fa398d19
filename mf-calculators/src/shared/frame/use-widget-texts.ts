import type { Wording } from '@portal/contract/language'
import { useLanguage, usePortal } from '@portal/remote-kit'
import { useEffect, useState } from 'react'
import { plainIds } from './plain-ids.ts'

type Texts = Readonly<Record<string, string>>

const catalogs: Readonly<Record<Wording, () => Promise<{ default: Texts }>>> = {
  nl: () => import(/* webpackChunkName: "widget-text.nl" */ '../../texts/widget/nl.json'),
  nl_u: () => import(/* webpackChunkName: "widget-text.nl_u" */ '../../texts/widget/nl_u.json'),
  en: () => import(/* webpackChunkName: "widget-text.en" */ '../../texts/widget/en.json'),
  en_u: () => import(/* webpackChunkName: "widget-text.en_u" */ '../../texts/widget/en_u.json'),
  de: () => import(/* webpackChunkName: "widget-text.de" */ '../../texts/widget/de.json'),
  de_u: () => import(/* webpackChunkName: "widget-text.de_u" */ '../../texts/widget/de_u.json'),
}

/** Texts of the widgets in the current locale; null while loading, `failed` if loading failed. */
export function useWidgetTexts(attempt: number): { texts: Texts | null; failed: boolean } {
  const { language, formal } = useLanguage()
  const { report } = usePortal()
  const [texts, setTexts] = useState<Texts | null>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    let gone = false
    const overlay = formal ? catalogs[`${language}_u`]() : Promise.resolve({ default: {} })
    Promise.all([catalogs[language](), overlay]).then(
      ([own, formally]) => {
        if (!gone) setTexts({ ...own.default, ...plainIds(formally.default) })
      },
      (error: unknown) => {
        report(error)
        if (!gone) setFailed(true)
      },
    )
    setFailed(false)
    return () => {
      gone = true
    }
  }, [language, formal, report, attempt])
  return { texts, failed }
}
