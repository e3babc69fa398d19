import { type Catalogs, textsOf } from '../texts.tsx'
import type nl from './texts/nl.json'

/** The words of rules and terms. */
export const { useText } = textsOf<typeof nl>()

/** A file of each wording, which comes once a figure is explained. */
export const catalogs: Catalogs = (wording) =>
  ({
    nl: () => import(/* webpackChunkName: "trace.nl" */ './texts/nl.json'),
    nl_u: () => import(/* webpackChunkName: "trace.nl_u" */ './texts/nl_u.json'),
    en: () => import(/* webpackChunkName: "trace.en" */ './texts/en.json'),
    en_u: () => import(/* webpackChunkName: "trace.en_u" */ './texts/en_u.json'),
    de: () => import(/* webpackChunkName: "trace.de" */ './texts/de.json'),
    de_u: () => import(/* webpackChunkName: "trace.de_u" */ './texts/de_u.json'),
  })[wording]()
