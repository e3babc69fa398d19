import { type Customer, getCustomer } from '@portal/contract/customer'
import { getFamily, type Partner } from '@portal/contract/family'
import { getIncomes, getPartnerIncomes, type Income } from '@portal/contract/income'
import { getPartnerRetirements, getRetirements, type Retirement } from '@portal/contract/retirement'
import { sumAmounts } from '@portal/domain/money'
import { hasFailedWithoutData, isFirstResponsePending, type ReadResult, useRead } from '@portal/remote-kit'
import type { UseQueryResult } from '@portal/remote-kit/query'
import { useText } from '../texts.ts'

/** A person of the household with items of one kind. Amounts in gross euros a year. */
export interface HouseholdPerson<Item> {
  who: 'customer' | 'partner'
  /** First or full name; 'you' or 'partner' if the name is unknown. */
  name: string
  items: readonly Item[]
  /** Amount used if there are no items (INCOME-04, PENSION-07, PENSION-08). */
  fallback: number
  total: number
  /** Whether the items failed to load, so that the total is meaningless. */
  hasFailed: boolean
  retry: () => void
}

type ItemsQuery<Item> = UseQueryResult<{ data: Item[] }>

interface HouseholdItemQueries<Item> {
  own: ItemsQuery<Item>
  partners: ItemsQuery<Item>
  ownAmount: (customer: Customer) => number | null
  partnerAmount: (partner: Partner) => number | null
}

export interface HouseholdItems<Item> {
  people: readonly HouseholdPerson<Item>[]
  /** Gross euros a year; null if a part of the total failed to load. */
  total: number | null
  /** Whether everything has loaded and there is no data. */
  isEmpty: boolean
}

/**
 * Loads the items of customer and partner. The partner is included if the family or the items contain one, and also if
 * the family failed to load, so that the screen shows an error for the partner.
 */
function useHouseholdItems<Item extends { total: number }>(
  source: HouseholdItemQueries<Item>,
): ReadResult<HouseholdItems<Item>> {
  const text = useText()
  const { own, partners } = source
  const customerRead = useRead(getCustomer)
  const familyRead = useRead(getFamily)
  const customer = customerRead.data?.data
  const partner = familyRead.data?.data.partner ?? null
  const people = [
    createHouseholdPerson(
      'customer',
      customer?.first_name ?? customer?.full_name ?? text('you'),
      [own, customerRead],
      customer && source.ownAmount(customer),
    ),
  ]
  if (partner || partners.data?.data.length || hasFailedWithoutData(familyRead))
    people.push(
      createHouseholdPerson(
        'partner',
        partner?.first_name ?? partner?.full_name ?? text('partner'),
        [partners, familyRead],
        partner && source.partnerAmount(partner),
      ),
    )
  const total = people.some(({ hasFailed }) => hasFailed)
    ? null
    : sumAmounts(people.map((person) => person.total))
  const isPending = [own, partners, customerRead, familyRead].some(isFirstResponsePending)
  const isEmpty = total === 0 && people.every(({ items }) => items.length === 0)
  return {
    data: isPending ? undefined : { people, total, isEmpty },
    isPending,
    refetch: () => {
      for (const person of people) if (person.hasFailed) person.retry()
    },
  }
}

/** Converts the people of a household to the parts of a ring chart. */
export const toPersonSlices = (people: readonly HouseholdPerson<unknown>[]) =>
  people.map(({ who, name, total }) => ({ id: who, label: name, value: total }))

function createHouseholdPerson<Item extends { total: number }>(
  who: HouseholdPerson<Item>['who'],
  name: string,
  [read, about]: [items: ItemsQuery<Item>, about: UseQueryResult],
  amount: number | null | undefined,
): HouseholdPerson<Item> {
  const items = read.data?.data ?? []
  const fallback = items.length === 0 ? Math.max(0, amount ?? 0) : 0
  return {
    who,
    name,
    items,
    fallback,
    total: items.length > 0 ? sumAmounts(items.map(({ total }) => total)) : fallback,
    hasFailed: hasFailedWithoutData(read) || (items.length === 0 && hasFailedWithoutData(about)),
    retry: () => [read, about].filter(hasFailedWithoutData).forEach((one) => void one.refetch()),
  }
}

/**
 * Loads the yearly income of customer and partner. For a person without income items, the gross annual income counts
 * (INCOME-04).
 */
export const useHouseholdIncomes = (): ReadResult<HouseholdItems<Income>> =>
  useHouseholdItems({
    own: useRead(getIncomes),
    partners: useRead(getPartnerIncomes),
    ownAmount: (customer) => customer.gross_annual_income,
    partnerAmount: (partner) => partner.gross_annual_income,
  })

/**
 * Loads the yearly pension of customer and partner after retirement. Without items, the customer's old-age and
 * employment pension (PENSION-07) and the partner's pension (PENSION-08) count.
 */
export const useHouseholdPensions = (): ReadResult<HouseholdItems<Retirement>> =>
  useHouseholdItems({
    own: useRead(getRetirements),
    partners: useRead(getPartnerRetirements),
    ownAmount: (customer) =>
      sumAmounts([
        customer.gross_annual_old_age_pension_amount ?? 0,
        customer.gross_annual_employment_pension_amount ?? 0,
      ]),
    partnerAmount: (partner) => partner.gross_annual_partner_pension_amount,
  })
