import type { Language, Wording } from '@portal/contract/language'
import { withFormalTexts } from '@portal/domain/format/formal-texts'
import { type I18n, type Messages, setupI18n, Trans, useLingui } from '@portal/remote-kit/i18n'
import type { ReactNode } from 'react'
import type { LanguageApi } from './portal.ts'

/** The wording for a language and form of address. */
export const wordingOf = ({ language, formal }: Shown): Wording => (formal ? `${language}_u` : language)

/** Loads the catalog of a wording; each is its own chunk. */
export type Catalogs<Text = Messages[string]> = (
  wording: Wording,
) => Promise<{ default: Readonly<Record<string, Text>> }>

interface Shown {
  language: Language
  formal: boolean
}

type Values = Record<string, string | number>

/** A message id in code or in the specification; the leading '#' marks a text key and is not part of it (I18N-04). */
type Key<Id extends string> = Id | `#${Id}`
export const plainId = (key: string) => key.replace(/^#/, '')

/** Returns the text of a message. */
export type TextOf<Id extends string> = (id: Key<Id>, values?: Values) => string

/** A message with elements. */
export interface TextProps<Id extends string> {
  id: Key<Id>
  values?: Record<string, ReactNode>
  /** Elements for the numbered tags of the message: `<0>…</0>`. */
  components?: Record<string, ReactNode>
}

/**
 * Typed access to a remote's messages: an id that the Dutch catalog lacks is a compile error. `useText()` returns a
 * function for plain text; `Text` renders messages with elements.
 */
export function textsOf<Catalog extends object>() {
  type Id = keyof Catalog & string
  return {
    useText: (): TextOf<Id> => {
      const { i18n } = useLingui()
      return (id, values) => i18n._(plainId(id), values)
    },
    Text: ({ id, values, components }: TextProps<Id>) => (
      <Trans id={plainId(id)} values={values} components={components} />
    ),
  }
}

/** A remote's messages in the current wording. */
export interface Texts {
  readonly i18n: I18n
  /** Resolves when the current wording has loaded. */
  ready(): Promise<void>
}

/** Loads the texts for a language and form of address. */
export async function loadTexts<Text>(catalogs: Catalogs<Text>, shown: Shown): Promise<Record<string, Text>> {
  const [informal, formal] = await Promise.all([
    catalogs(shown.language),
    shown.formal ? catalogs(wordingOf(shown)) : undefined,
  ])
  return withFormalTexts(informal.default, formal?.default)
}

/** Follows the portal's language: the texts change once the new catalog has loaded. */
export function followLanguage(catalogs: Catalogs, api: LanguageApi): Texts {
  const i18n = setupI18n()
  let loading: { wording: string; done: Promise<void> } | undefined

  const load = async (): Promise<void> => {
    const shown = api.current.get()
    const wording = wordingOf(shown)
    if (loading?.wording === wording) return loading.done
    const done = loadTexts(catalogs, shown).then((messages) => {
      if (loading?.wording === wording) i18n.loadAndActivate({ locale: shown.language, messages })
    })
    loading = { wording, done }
    done.catch(() => {
      if (loading?.wording === wording) loading = undefined
    })
    return done
  }

  let following = false
  return {
    i18n,
    ready: () => {
      if (!following) api.current.subscribe(() => void load().catch(() => {}))
      following = true
      return load()
    },
  }
}
