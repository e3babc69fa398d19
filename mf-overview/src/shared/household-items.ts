import { type Customer, getCustomer } from '@portal/contract/customer'
import { getFamily, type Partner } from '@portal/contract/family'
import { sumOf } from '@portal/domain/money'
import { isAwaited, isMissing, useRead } from '@portal/remote-kit'
import type { UseQueryResult } from '@portal/remote-kit/query'

/** A person of the file with items of one kind. Amounts in gross euros a year. */
export interface Person<Item> {
  who: 'customer' | 'partner'
  name: string | null
  items: readonly Item[]
  /** Amount used if there are no items (INCOME-04, PENSION-07, PENSION-08). */
  fallback: number
  total: number
  /** Whether a read failed, so that the total is meaningless. */
  failed: boolean
  retry: () => void
}

type Items<Item> = UseQueryResult<{ data: Item[] }>

interface WritableStore<Item> {
  own: Items<Item>
  partners: Items<Item>
  ownAmount: (customer: Customer) => number | null
  partnerAmount: (partner: Partner) => number | null
}

/** Items and total of a household. */
export interface Household<Item> {
  pending: boolean
  people: readonly Person<Item>[]
  /** Null if a part of it could not be read. */
  total: number | null
  /** Everything was read, and there is no data. */
  nothing: boolean
}

/**
 * Items of customer and partner. The partner is included if the family or the items have one, and also if the family
 * could not be read: a failed list is shown as failed.
 */
export function usePeople<Item extends { total: number }>(source: WritableStore<Item>): Household<Item> {
  const { own, partners } = source
  const customerRead = useRead(getCustomer)
  const familyRead = useRead(getFamily)
  const customer = customerRead.data?.data
  const partner = familyRead.data?.data.partner ?? null
  const people = [personOf('customer', [own, customerRead], customer, customer && source.ownAmount(customer))]
  if (partner || partners.data?.data.length || isMissing(familyRead))
    people.push(
      personOf('partner', [partners, familyRead], partner, partner && source.partnerAmount(partner)),
    )
  const total = people.some(({ failed }) => failed) ? null : sumOf(people.map((person) => person.total))
  return {
    pending: [own, partners, customerRead, familyRead].some(isAwaited),
    people,
    total,
    nothing: total === 0 && people.every(({ items }) => items.length === 0),
  }
}

interface Named {
  first_name: string | null
  full_name: string
}

function personOf<Item extends { total: number }>(
  who: Person<Item>['who'],
  [read, about]: [items: Items<Item>, about: UseQueryResult],
  named: Named | null | undefined,
  amount: number | null | undefined,
): Person<Item> {
  const items = read.data?.data ?? []
  const fallback = items.length === 0 ? Math.max(0, amount ?? 0) : 0
  return {
    who,
    name: named ? (named.first_name ?? named.full_name) : null,
    items,
    fallback,
    total: items.length > 0 ? sumOf(items.map(({ total }) => total)) : fallback,
    failed: isMissing(read) || (items.length === 0 && isMissing(about)),
    retry: () => [read, about].filter(isMissing).forEach((one) => void one.refetch()),
  }
}
