import { PageData } from '@portal/contract/page-data'
import * as v from '@portal/contract/valibot'

export function readPageData(): PageData {
  const text = document.getElementById('page')?.textContent
  if (!text) throw new Error('the page carries no data')
  return v.parse(PageData, JSON.parse(text))
}
