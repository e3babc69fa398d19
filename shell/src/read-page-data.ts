import { PageData } from '@portal/contract/page'
import * as v from '@portal/contract/schema'

export function readPage(): PageData {
  const text = document.getElementById('page')?.textContent
  if (!text) throw new Error('the page carries no data')
  return v.parse(PageData, JSON.parse(text))
}
