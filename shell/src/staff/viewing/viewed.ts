import { TenantLook } from '@portal/contract/desk/settings'
import { themeDraftName, type ViewingKind, ViewingPage } from '@portal/contract/desk/viewing'
import { type Language, languages } from '@portal/contract/language'
import * as v from '@portal/contract/schema'

/** The customer whose portal this staff page shows; null on other pages (DESK-17). */
export function viewedCustomer(): ViewingPage['viewing'] | null {
  const text = document.getElementById('page')?.textContent
  const read = v.safeParse(ViewingPage, text ? JSON.parse(text) : null)
  return read.success ? read.output.viewing : null
}

/** Kind of viewing, by the address of this page. */
export const viewingKind = (): ViewingKind =>
  /^\/desk\/customers\/\d+\/preview\//.test(location.pathname) ? 'preview' : 'portal'

/** The draft theme that the opening tab passed to this one; null if there is none. */
export function draftTheme(tenant: string): TenantLook | null {
  try {
    return v.parse(TenantLook, JSON.parse(sessionStorage.getItem(themeDraftName(tenant)) ?? ''))
  } catch {
    return null
  }
}

/** The viewer's language on this device; the page's language is the customer's. */
export const languageOfViewer = (): Language => {
  const chosenLanguage = /(?:^|;\s*)language=(\w+)/.exec(document.cookie)?.[1]
  return languages.find((one) => one === chosenLanguage) ?? 'nl'
}
