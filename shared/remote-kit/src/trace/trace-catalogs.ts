import type { I18n } from '@portal/remote-kit/i18n'
import { createContext, use } from 'react'
import type { Catalogs, TextOf } from '../texts.tsx'
import type nl from './texts/nl.json'

/** Texts of rules and terms, for the components below `TraceTexts`. */
export const TraceI18n = createContext<{ i18n: I18n } | null>(null)

/** Returns texts of rules and terms; only within `TraceTexts`. */
export function useText(): TextOf<keyof typeof nl> {
  const words = use(TraceI18n)
  if (!words) throw new Error('No words of rules and terms stand around this')
  return (id, values) => words.i18n._(id, values)
}

/** Catalogs, loaded when a figure is first explained. */
export const catalogs: Catalogs = (wording) =>
  ({
    nl: () => import(/* webpackChunkName: "trace.nl" */ './texts/nl.json'),
    nl_u: () => import(/* webpackChunkName: "trace.nl_u" */ './texts/nl_u.json'),
    en: () => import(/* webpackChunkName: "trace.en" */ './texts/en.json'),
    en_u: () => import(/* webpackChunkName: "trace.en_u" */ './texts/en_u.json'),
    de: () => import(/* webpackChunkName: "trace.de" */ './texts/de.json'),
    de_u: () => import(/* webpackChunkName: "trace.de_u" */ './texts/de_u.json'),
  })[wording]()
