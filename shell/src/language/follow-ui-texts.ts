import type { LanguageApi } from '@portal/remote-kit/portal'
import { type CatalogLoader, loadTexts } from '@portal/remote-kit/texts'
import { setUiTexts } from '@portal/ui'

const loadUiTextCatalog: CatalogLoader<string> = (locale) =>
  ({
    nl: () => import(/* webpackChunkName: "text.nl" */ '@portal/ui/ui-texts/nl.json'),
    nl_u: () => import(/* webpackChunkName: "text.nl_u" */ '@portal/ui/ui-texts/nl_u.json'),
    en: () => import(/* webpackChunkName: "text.en" */ '@portal/ui/ui-texts/en.json'),
    en_u: () => import(/* webpackChunkName: "text.en_u" */ '@portal/ui/ui-texts/en_u.json'),
    de: () => import(/* webpackChunkName: "text.de" */ '@portal/ui/ui-texts/de.json'),
    de_u: () => import(/* webpackChunkName: "text.de_u" */ '@portal/ui/ui-texts/de_u.json'),
  })[locale]()

const followedLanguages = new WeakMap<LanguageApi, Promise<void>>()

/** Keeps the design system's texts in the current language; resolves when they are loaded. */
export function followUiTexts(language: LanguageApi): Promise<void> {
  const following = followedLanguages.get(language) ?? startFollowingLanguage(language)
  followedLanguages.set(language, following)
  return following
}

function startFollowingLanguage({ current }: LanguageApi): Promise<void> {
  const loadUiTexts = async () => {
    const shown = current.get()
    const texts = await loadTexts(loadUiTextCatalog, shown)
    if (current.get() === shown) setUiTexts(texts, shown)
  }
  current.subscribe(() => void loadUiTexts().catch(() => {}))
  return loadUiTexts()
}
