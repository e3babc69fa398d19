import type { Wording } from '@portal/contract/language'
import { type I18n, type Messages, setupI18n, Trans, useLingui } from '@portal/remote-kit/i18n'
import type { ReactNode } from 'react'
import type { LanguageApi } from './portal.ts'

/** Loads the catalog of a wording. Each is a file of its own, so that only the wording in use is downloaded. */
export type Catalogs = (wording: Wording) => Promise<{ default: Messages }>

type Values = Record<string, string | number>

/** A message's id as code or a specification writes it: a leading '#' marks a text key and is no part of it (I18N-04). */
type Key<Id extends string> = Id | `#${Id}`
const idOf = (key: string) => key.replace(/^#/, '')

/** Gives the text of a message. */
export type TextOf<Id extends string> = (id: Key<Id>, values?: Values) => string

/** A message with elements in it. */
export interface TextProps<Id extends string> {
  id: Key<Id>
  values?: Record<string, ReactNode>
  /** Elements for the numbered tags in the message: `<0>…</0>`. */
  components?: Record<string, ReactNode>
}

/**
 * Typed access to a remote's messages: an id that its Dutch catalog does not have is a compile error.
 * `useText()` gives a function for plain text; `Text` is for messages with elements inside.
 */
export function textsOf<Catalog extends object>() {
  type Id = keyof Catalog & string
  return {
    useText: (): TextOf<Id> => {
      const { i18n } = useLingui()
      return (id, values) => i18n._(idOf(id), values)
    },
    Text: ({ id, values, components }: TextProps<Id>) => (
      <Trans id={idOf(id)} values={values} components={components} />
    ),
  }
}

/** A remote's messages, kept in the wording that is in force. */
export interface Texts {
  readonly i18n: I18n
  /** Resolves when the wording in force has been loaded. */
  ready(): Promise<void>
}

/** Follows the portal's language: a new wording replaces the old one only once it is here. */
export function followLanguage(catalogs: Catalogs, api: LanguageApi): Texts {
  const i18n = setupI18n()
  let loading: { wording: string; done: Promise<void> } | undefined

  const load = async (): Promise<void> => {
    const { language, formal } = api.current.get()
    const wording = formal ? (`${language}_u` as const) : language
    if (loading?.wording === wording) return loading.done
    const done = Promise.all([catalogs(language), formal ? catalogs(`${language}_u`) : undefined]).then(
      ([informal, overlay]) => {
        if (loading?.wording !== wording) return
        i18n.loadAndActivate({
          locale: language,
          messages: { ...informal.default, ...plainIds(overlay?.default) },
        })
      },
    )
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

/** In the overlay of the formal wording every id ends in `_u`; it stands for the message of the plain id (I18N-02). */
const plainIds = (overlay: Messages = {}): Messages =>
  Object.fromEntries(Object.entries(overlay).map(([id, message]) => [id.replace(/_u$/, ''), message]))
