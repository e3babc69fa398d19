import {
  getThemeDraftKey,
  type StaffViewingKind,
  StaffViewingPageData,
} from '@portal/contract/desk/staff-viewing'
import { TenantThemeDraft } from '@portal/contract/desk/tenant-settings'
import { type Language, languages } from '@portal/contract/language'
import * as v from '@portal/contract/valibot'

/** Reads the customer whose portal this staff page shows; null on other pages (DESK-17). */
export function readViewedCustomer(): StaffViewingPageData['viewing'] | null {
  const text = document.getElementById('page')?.textContent
  const read = v.safeParse(StaffViewingPageData, text ? JSON.parse(text) : null)
  return read.success ? read.output.viewing : null
}

export const getViewingKind = (): StaffViewingKind =>
  /^\/desk\/customers\/\d+\/preview\//.test(location.pathname) ? 'preview' : 'portal'

/** Reads the draft theme that the opening tab passed to this tab; null if there is none. */
export function readDraftTheme(tenant: string): TenantThemeDraft | null {
  try {
    return v.parse(TenantThemeDraft, JSON.parse(sessionStorage.getItem(getThemeDraftKey(tenant)) ?? ''))
  } catch {
    return null
  }
}

/** Gets the language that the viewer chose on this device; the language of the page is the customer's. */
export const getViewerLanguage = (): Language => {
  const chosenLanguage = /(?:^|;\s*)language=(\w+)/.exec(document.cookie)?.[1]
  return languages.find((one) => one === chosenLanguage) ?? 'nl'
}
