import type { LanguageApi } from '@portal/remote-kit/portal'
import { setUiTexts, type UiTexts } from '@portal/ui'

type Load = () => Promise<{ default: UiTexts }>

const informal: Record<'nl' | 'en' | 'de', Load> = {
  nl: () => import(/* webpackChunkName: "text.nl" */ '@portal/ui/ui-texts/nl.json'),
  en: () => import(/* webpackChunkName: "text.en" */ '@portal/ui/ui-texts/en.json'),
  de: () => import(/* webpackChunkName: "text.de" */ '@portal/ui/ui-texts/de.json'),
}
const formal: Record<'nl' | 'en' | 'de', Load> = {
  nl: () => import(/* webpackChunkName: "text.nl_u" */ '@portal/ui/ui-texts/nl_u.json'),
  en: () => import(/* webpackChunkName: "text.en_u" */ '@portal/ui/ui-texts/en_u.json'),
  de: () => import(/* webpackChunkName: "text.de_u" */ '@portal/ui/ui-texts/de_u.json'),
}

const followed = new WeakMap<LanguageApi, Promise<void>>()

/**
 * Keeps the design system's texts in the current language; resolves when they are loaded. They are in the same files as
 * the shell's texts.
 */
export function followUiTexts(language: LanguageApi): Promise<void> {
  const begun = followed.get(language) ?? follow(language)
  followed.set(language, begun)
  return begun
}

function follow(language: LanguageApi): Promise<void> {
  const load = async () => {
    const wanted = language.current.get()
    const [plain, overlay] = await Promise.all([
      informal[wanted.language](),
      wanted.formal ? formal[wanted.language]() : undefined,
    ])
    if (language.current.get() === wanted)
      setUiTexts({ ...plain.default, ...overlay?.default }, wanted.language)
  }
  language.current.subscribe(() => void load().catch(() => {}))
  return load()
}
