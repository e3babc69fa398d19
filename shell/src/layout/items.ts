import type { Policy } from '@portal/contract/policy'
import type { Count } from '@portal/contract/registry'
import { gatherPackages, isShownPolicy } from '@portal/domain/policy'

/** Which items count. */
type Kind = Count['only']

interface Item {
  seen_by_customer?: unknown
}

/** Items of an answer: its list, or all lists that it holds by name. */
function itemsOf(answer: unknown): Item[] {
  const data = (answer as { data?: unknown } | null)?.data
  if (Array.isArray(data)) return data
  return data && typeof data === 'object' ? Object.values(data).filter(Array.isArray).flat() : []
}

const numberOf = (answer: unknown, name: 'total' | 'unseen_elsewhere'): number =>
  Number((answer as { meta?: Record<string, unknown> } | null)?.meta?.[name]) || 0

/** The records of an answer that was not checked; the rules below read of it only what may be absent. */
const recordsOf = <Kept>(answer: unknown) =>
  itemsOf(answer).filter((item) => typeof item === 'object' && item !== null) as unknown as Kept[]

/**
 * How many items there are, or how many of them the customer has not seen (SEEN-01), or policies which the portal
 * shows (POLICY-06). An answer that is one page of
 * more counts what is on the others too, where it tells.
 */
export function countItems(answer: unknown, only?: Kind): number {
  if (only === 'shown_policies') return gatherPackages(recordsOf<Policy>(answer)).filter(isShownPolicy).length
  const items = itemsOf(answer)
  if (only === 'unseen')
    return (
      items.filter(({ seen_by_customer }) => !seen_by_customer).length + numberOf(answer, 'unseen_elsewhere')
    )
  return Math.max(items.length, numberOf(answer, 'total'))
}

/** An amount of the customer's answer by its wire name; 0 when it has none. */
export function amountOf(answer: unknown, name: string): number {
  const data = (answer as { data?: Record<string, unknown> } | null)?.data
  return Number(data?.[name]) || 0
}
