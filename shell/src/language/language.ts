import { type Language, languages } from '@portal/contract/language'
import type { Tenant } from '@portal/contract/tenant'
import type { LanguageApi, Store } from '@portal/remote-kit/portal'
import { createStore, derived } from '@portal/remote-kit/store'

/** Cookie that tells the page server the chosen language. It contains nothing else. */
const cookie = 'language'
const year = 365 * 24 * 60 * 60

/**
 * The device's language and the tenant's form of address: informal if its pronoun is JE, formal otherwise and without a
 * tenant (I18N-03).
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
