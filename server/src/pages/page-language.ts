import { Language, type Locale } from '@portal/contract/language'
import type { Tenant } from '@portal/contract/tenant'
import * as v from 'valibot'

/** Returns the language of a mail's link (`?language=de`), or else the one chosen on this device. */
export function readChosenLanguage(cookies: string | undefined, url?: URL): Language | null {
  const chosen = /(?:^|;\s*)language=(\w+)/.exec(cookies ?? '')?.[1]
  return [url?.searchParams.get('language'), chosen].find((value) => v.is(Language, value)) ?? null
}

/**
 * Returns Dutch unless another language was chosen. The locale is formal unless the tenant's pronoun is JE (I18N-01,
 * I18N-03).
 */
export function selectLocale(language: Language | null, tenant: Tenant | null): Locale {
  const informal = tenant?.pronoun?.toUpperCase() === 'JE'
  return informal ? (language ?? 'nl') : `${language ?? 'nl'}_u`
}
