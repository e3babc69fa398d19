import type { Policy } from '@portal/contract/policy'
import type { Count } from '@portal/contract/registry'
import { gatherPackages, isShownPolicy } from '@portal/domain/policy'
import { countUnseen } from '@portal/domain/to-do/counts'

type Kind = Count['only']

interface Item {
  seen_by_customer?: unknown
}

/** Items of a response: its list, or all lists in it. */
function itemsOf(answer: unknown): Item[] {
  const data = (answer as { data?: unknown } | null)?.data
  if (Array.isArray(data)) return data
  return data && typeof data === 'object' ? Object.values(data).filter(Array.isArray).flat() : []
}

const numberOf = (answer: unknown, name: 'total' | 'unseen_elsewhere'): number =>
  Number((answer as { meta?: Record<string, unknown> } | null)?.meta?.[name]) || 0

/** Records of an unparsed response; the functions below read only optional fields. */
const recordsOf = <Fields>(answer: unknown) =>
  itemsOf(answer).filter((item) => typeof item === 'object' && item !== null) as unknown as Fields[]

/**
 * Number of items, of unseen items (SEEN-01), or of policies that the portal shows (POLICY-06). For one page of
 * several, items on other pages are included if the response has their number.
 */
export function countItems(answer: unknown, only?: Kind): number {
  if (only === 'shown_policies') return gatherPackages(recordsOf<Policy>(answer)).filter(isShownPolicy).length
  const items = itemsOf(answer)
  if (only === 'unseen') return countUnseen(items, numberOf(answer, 'unseen_elsewhere'))
  return Math.max(items.length, numberOf(answer, 'total'))
}

/** An amount of the customer response by its wire name; 0 if absent. */
export function amountOf(answer: unknown, name: string): number {
  const data = (answer as { data?: Record<string, unknown> } | null)?.data
  return Number(data?.[name]) || 0
}
