import { type Language, languages } from '@portal/contract/language'
import type { Tenant } from '@portal/contract/tenant'
import type { LanguageApi, Store } from '@portal/remote-kit/portal'
import { createStore, deriveStore } from '@portal/remote-kit/store'
import { type CatalogLoader, loadTexts } from '@portal/remote-kit/texts'
import { setUiTexts } from '@portal/ui'
import { setCookie, yearSeconds } from '../session/device-storage.ts'
import type { Session } from '../session/session.ts'

/** Creates the page's language. The form of address is informal only if the tenant's pronoun is JE (I18N-03). */
export function createLanguage(chosen: Language | null, tenant: Store<Tenant | null>): LanguageApi {
  const language = createStore<Language>(chosen ?? 'nl')
  const locale = deriveStore([language, tenant], () => {
    const formal = tenant.get()?.pronoun?.toUpperCase() !== 'JE'
    return formal ? (`${language.get()}_u` as const) : language.get()
  })
  return {
    current: deriveStore([locale], () => ({
      language: language.get(),
      formal: locale.get().endsWith('_u'),
    })),
    change: (next) => {
      if (!languages.includes(next)) return
      setCookie(`language=${next}`, yearSeconds)
      language.set(next)
    },
  }
}

const loadUiTextCatalog: CatalogLoader<string> = (locale) =>
  ({
    nl: () => import(/* webpackChunkName: "text.nl" */ '@portal/ui/ui-texts/nl.json'),
    nl_u: () => import(/* webpackChunkName: "text.nl_u" */ '@portal/ui/ui-texts/nl_u.json'),
    en: () => import(/* webpackChunkName: "text.en" */ '@portal/ui/ui-texts/en.json'),
    en_u: () => import(/* webpackChunkName: "text.en_u" */ '@portal/ui/ui-texts/en_u.json'),
    de: () => import(/* webpackChunkName: "text.de" */ '@portal/ui/ui-texts/de.json'),
    de_u: () => import(/* webpackChunkName: "text.de_u" */ '@portal/ui/ui-texts/de_u.json'),
  })[locale]()

/** Texts of the blocks that the shell shares, except the informal Dutch texts, which are part of their code. */
const loadBlockTextCatalog: CatalogLoader<string> = (locale) =>
  ({
    nl: async () => ({ default: {} }),
    nl_u: () => import(/* webpackChunkName: "text.nl_u" */ '@portal/blocks/block-texts/nl_u.json'),
    en: () => import(/* webpackChunkName: "text.en" */ '@portal/blocks/block-texts/en.json'),
    en_u: () => import(/* webpackChunkName: "text.en_u" */ '@portal/blocks/block-texts/en_u.json'),
    de: () => import(/* webpackChunkName: "text.de" */ '@portal/blocks/block-texts/de.json'),
    de_u: () => import(/* webpackChunkName: "text.de_u" */ '@portal/blocks/block-texts/de_u.json'),
  })[locale]()

const followedLanguages = new WeakMap<LanguageApi, Promise<void>>()

/** Keeps the texts of the design system and of the blocks in the current language; resolves when they are loaded. */
export function followUiTexts(language: LanguageApi): Promise<void> {
  const following = followedLanguages.get(language) ?? startFollowingLanguage(language)
  followedLanguages.set(language, following)
  return following
}

function startFollowingLanguage({ current }: LanguageApi): Promise<void> {
  const loadUiTexts = async () => {
    const shown = current.get()
    const catalogs = [loadUiTextCatalog, loadBlockTextCatalog]
    const texts = await Promise.all(catalogs.map((catalog) => loadTexts(catalog, shown)))
    if (current.get() === shown) setUiTexts(Object.assign({}, ...texts), shown)
  }
  current.subscribe(() => void loadUiTexts().catch(() => {}))
  return loadUiTexts()
}

/** Whether the browser has translated the page: Chrome and Edge put `font` elements in place of text nodes. */
const isPageTranslated = () => document.body.querySelector('font') !== null

/** React cannot update text that the browser has translated, so a language choice reloads the page. */
export function reloadTranslatedPage(
  { current }: LanguageApi,
  session: Pick<Session, 'describe'>,
  load: () => void,
): void {
  current.subscribe(() => {
    if (isPageTranslated()) void session.describe({ language: current.get().language }).finally(load)
  })
}
