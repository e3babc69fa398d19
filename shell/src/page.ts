import { PageData } from '@portal/contract/page'
import * as v from '@portal/contract/schema'

/** Reads the data that the page server wrote into this page. */
export function readPage(): PageData {
  const text = document.getElementById('page')?.textContent
  if (!text) throw new Error('the page carries no data')
  return v.parse(PageData, JSON.parse(text))
}
