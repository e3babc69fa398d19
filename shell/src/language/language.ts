import { type Language, languages } from '@portal/contract/language'
import type { Tenant } from '@portal/contract/tenant'
import type { LanguageApi, Store } from '@portal/remote-kit/portal'
import { createStore, derived } from '@portal/remote-kit/store'

/** Name of the cookie by which the edge knows the language before any script runs. Holds a language, nothing else. */
const cookie = 'language'
const year = 365 * 24 * 60 * 60

/**
 * Language of this device and wording of the tenant: informal when its pronoun is JE, formal otherwise (I18N-03).
 * Where no firm is known the wording is formal.
 */
export function createLanguage(chosen: Language | null, tenant: Store<Tenant | null>): LanguageApi {
  const language = createStore<Language>(chosen ?? 'nl')
  const wording = derived([language, tenant], () => {
    const formal = tenant.get()?.pronoun?.toUpperCase() !== 'JE'
    return formal ? (`${language.get()}_u` as const) : language.get()
  })
  return {
    current: derived([wording], () => ({ language: language.get(), formal: wording.get().endsWith('_u') })),
    change: (next) => {
      if (!languages.includes(next)) return
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in all supported browsers
      document.cookie = `${cookie}=${next}; path=/; max-age=${year}; samesite=lax`
      language.set(next)
    },
  }
}
