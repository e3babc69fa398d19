import { Language, type Wording } from '@portal/contract/language'
import type { Tenant } from '@portal/contract/tenant'
import * as v from 'valibot'

/** The language in a mail's link (`?language=de`), else the one chosen on this device, from its cookie. */
export function chosenLanguage(cookies: string | undefined, url?: URL): Language | null {
  const kept = /(?:^|;\s*)language=(\w+)/.exec(cookies ?? '')?.[1]
  return [url?.searchParams.get('language'), kept].find((value) => v.is(Language, value)) ?? null
}

/** Wording of a page: Dutch unless chosen, formal unless the tenant's pronoun is JE (I18N-01, I18N-03). */
export function wordingOf(language: Language | null, tenant: Tenant | null): Wording {
  const informal = tenant?.pronoun?.toUpperCase() === 'JE'
  return informal ? (language ?? 'nl') : `${language ?? 'nl'}_u`
}
