import type { Language, Locale } from '@portal/contract/language'
import { replaceByFormalTexts } from '@portal/domain/format/formal-texts'
import { type I18n, type Messages, setupI18n, Trans, useLingui } from '@portal/remote-kit/i18n'
import type { ReactNode } from 'react'
import type { LanguageApi } from './portal.ts'

export const getLocale = ({ language, formal }: LanguageAndFormality): Locale =>
  formal ? `${language}_u` : language

/** Loads the catalog of a locale; each catalog is a separate chunk. */
export type CatalogLoader<Text = Messages[string]> = (
  locale: Locale,
) => Promise<{ default: Readonly<Record<string, Text>> }>

interface LanguageAndFormality {
  language: Language
  formal: boolean
}

type MessageValues = Record<string, string | number>

/** A message id. The leading '#' marks a text key and is not part of the id (I18N-04). */
type MessageKey<Id extends string> = Id | `#${Id}`
export const toMessageId = (key: string) => key.replace(/^#/, '')

export type TextFunction<Id extends string> = (id: MessageKey<Id>, values?: MessageValues) => string

export interface TextProps<MessageId extends string> {
  id: MessageKey<MessageId>
  values?: Record<string, ReactNode>
  /** Elements for the numbered tags of the message: `<0>…</0>`. */
  components?: Record<string, ReactNode>
}

/**
 * Creates the hooks and the `Text` component for the texts of a catalog. An id that is not in the Dutch catalog is a
 * compile error. `Text` renders messages with elements.
 */
export function createTextHooks<Catalog extends object>() {
  type CatalogMessageId = keyof Catalog & string
  return {
    useText: (): TextFunction<CatalogMessageId> => {
      const { i18n } = useLingui()
      return (id, values) => i18n._(toMessageId(id), values)
    },
    Text: ({ id, values, components }: TextProps<CatalogMessageId>) => (
      <Trans id={toMessageId(id)} values={values} components={components} />
    ),
  }
}

export interface RemoteTexts {
  readonly i18n: I18n
  /** Resolves when the catalog of the current locale has loaded. */
  ready(): Promise<void>
}

export async function loadTexts<Text>(
  catalogs: CatalogLoader<Text>,
  shown: LanguageAndFormality,
): Promise<Record<string, Text>> {
  const [informal, formal] = await Promise.all([
    catalogs(shown.language),
    shown.formal ? catalogs(getLocale(shown)) : undefined,
  ])
  return replaceByFormalTexts(informal.default, formal?.default)
}

/** Returns texts that follow the portal's language. They change once the new catalog has loaded. */
export function followLanguage(catalogs: CatalogLoader, api: LanguageApi): RemoteTexts {
  const i18n = setupI18n()
  let loading: { locale: string; done: Promise<void> } | undefined

  const loadCatalog = async (): Promise<void> => {
    const shown = api.current.get()
    const locale = getLocale(shown)
    if (loading?.locale === locale) return loading.done
    const done = loadTexts(catalogs, shown).then((messages) => {
      if (loading?.locale === locale) i18n.loadAndActivate({ locale: shown.language, messages })
    })
    loading = { locale, done }
    done.catch(() => {
      if (loading?.locale === locale) loading = undefined
    })
    return done
  }

  let following = false
  return {
    i18n,
    ready: () => {
      if (!following) api.current.subscribe(() => void loadCatalog().catch(() => {}))
      following = true
      return loadCatalog()
    },
  }
}
