import type { Policy } from '@portal/contract/policy'
import type { MenuCount } from '@portal/contract/remote-registry'
import { groupPackages, isShownPolicy } from '@portal/domain/policy'
import { countUnseen } from '@portal/domain/to-do/to-do-counts'

type CountedItems = MenuCount['only']

interface ResponseListItem {
  seen_by_customer?: unknown
}

function listResponseItems(answer: unknown): ResponseListItem[] {
  const data = (answer as { data?: unknown } | null)?.data
  if (Array.isArray(data)) return data
  return data && typeof data === 'object' ? Object.values(data).filter(Array.isArray).flat() : []
}

const getNumberFromMeta = (answer: unknown, name: 'total' | 'unseen_elsewhere'): number =>
  Number((answer as { meta?: Record<string, unknown> } | null)?.meta?.[name]) || 0

/** Lists the records of an unparsed response. Callers read only optional fields of these records. */
const listRecords = <Fields>(answer: unknown) =>
  listResponseItems(answer).filter((item) => typeof item === 'object' && item !== null) as unknown as Fields[]

/**
 * Counts items, unseen items (SEEN-01) or shown policies (POLICY-06). If the response is one page of a longer list and
 * states the number of the other items, those count too; policies on other pages do not.
 */
export function countItems(answer: unknown, only?: CountedItems): number {
  if (only === 'shown_policies')
    return groupPackages(listRecords<Policy>(answer)).filter(isShownPolicy).length
  const items = listResponseItems(answer)
  if (only === 'unseen') return countUnseen(items, getNumberFromMeta(answer, 'unseen_elsewhere'))
  return Math.max(items.length, getNumberFromMeta(answer, 'total'))
}

export function getNumberFromData(answer: unknown, name: string): number {
  const data = (answer as { data?: Record<string, unknown> } | null)?.data
  return Number(data?.[name]) || 0
}
