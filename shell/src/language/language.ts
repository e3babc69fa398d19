import { type Language, languages } from '@portal/contract/language'
import type { Tenant } from '@portal/contract/tenant'
import type { LanguageApi, Store } from '@portal/remote-kit/portal'
import { createStore, deriveStore } from '@portal/remote-kit/store'

const languageCookie = 'language'
const yearSeconds = 365 * 24 * 60 * 60

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
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in all supported browsers
      document.cookie = `${languageCookie}=${next}; path=/; max-age=${yearSeconds}; samesite=lax`
      language.set(next)
    },
  }
}
