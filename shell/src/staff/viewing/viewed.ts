import { FirmLook } from '@portal/contract/desk/settings'
import { lookDraftName, type ViewingKind, ViewingPage } from '@portal/contract/desk/viewing'
import { type Language, languages } from '@portal/contract/language'
import * as v from '@portal/contract/schema'

/** The customer whose portal this page of staff shows as the customer sees it; null on any other page (DESK-17). */
export function viewedCustomer(): ViewingPage['viewing'] | null {
  const text = document.getElementById('page')?.textContent
  const read = v.safeParse(ViewingPage, text ? JSON.parse(text) : null)
  return read.success ? read.output.viewing : null
}

/** What this page shows the portal for, by its address. */
export const viewingKind = (): ViewingKind =>
  /^\/desk\/customers\/\d+\/preview\//.test(location.pathname) ? 'preview' : 'portal'

/** The draft of the firm's look that this tab was given by the one that opened it; null where there is none that can be read. */
export function lookDraft(firm: string): FirmLook | null {
  try {
    return v.parse(FirmLook, JSON.parse(sessionStorage.getItem(lookDraftName(firm)) ?? ''))
  } catch {
    return null
  }
}

/** The language of who looks, as it was chosen on this device: that of the page is the customer's. */
export const languageOfViewer = (): Language => {
  const kept = /(?:^|;\s*)language=(\w+)/.exec(document.cookie)?.[1]
  return languages.find((one) => one === kept) ?? 'nl'
}
