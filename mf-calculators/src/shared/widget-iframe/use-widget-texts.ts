import { useLanguage, usePortal } from '@portal/remote-kit'
import { type CatalogLoader, loadTexts } from '@portal/remote-kit/texts'
import { useEffect, useState } from 'react'

type WidgetTexts = Readonly<Record<string, string>>

const loadWidgetCatalog: CatalogLoader<string> = (locale) =>
  ({
    nl: () => import(/* webpackChunkName: "widget-text.nl" */ '../../texts/widget/nl.json'),
    nl_u: () => import(/* webpackChunkName: "widget-text.nl_u" */ '../../texts/widget/nl_u.json'),
    en: () => import(/* webpackChunkName: "widget-text.en" */ '../../texts/widget/en.json'),
    en_u: () => import(/* webpackChunkName: "widget-text.en_u" */ '../../texts/widget/en_u.json'),
    de: () => import(/* webpackChunkName: "widget-text.de" */ '../../texts/widget/de.json'),
    de_u: () => import(/* webpackChunkName: "widget-text.de_u" */ '../../texts/widget/de_u.json'),
  })[locale]()

/** Texts of the widgets in the current locale; null while loading, `failed` if loading failed. */
export function useWidgetTexts(attempt: number): { texts: WidgetTexts | null; failed: boolean } {
  const shown = useLanguage()
  const { report } = usePortal()
  const [texts, setTexts] = useState<WidgetTexts | null>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    let gone = false
    loadTexts(loadWidgetCatalog, shown).then(
      (loaded) => {
        if (!gone) setTexts(loaded)
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
  }, [shown, report, attempt])
  return { texts, failed }
}
