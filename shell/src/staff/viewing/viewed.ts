import { ViewingPage } from '@portal/contract/desk/viewing'
import * as v from '@portal/contract/schema'

/** The customer whose portal this page of staff shows as the customer sees it; null on any other page (DESK-17). */
export function viewedCustomer(): ViewingPage['viewing'] | null {
  const text = document.getElementById('page')?.textContent
  const read = v.safeParse(ViewingPage, text ? JSON.parse(text) : null)
  return read.success ? read.output.viewing : null
}
