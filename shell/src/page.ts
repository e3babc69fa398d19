import { Page } from '@portal/contract/page'
import * as v from '@portal/contract/schema'

/** Data that the page server wrote into this page. */
export function readPage(): Page {
  const text = document.getElementById('page')?.textContent
  if (!text) throw new Error('the page carries no data')
  return v.parse(Page, JSON.parse(text))
}
