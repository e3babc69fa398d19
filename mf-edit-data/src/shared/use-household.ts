import { readOf } from '@portal/contract/call'
import { getCustomer } from '@portal/contract/customer'
import { getFamily } from '@portal/contract/family'
import { useCurrent } from '@portal/remote-kit'
import { useMemo } from 'react'

/** What the household is known from. */
export const householdReads = [readOf(getCustomer), readOf(getFamily)]

/** The customer and the partner, as far as they are known here. */
export function useHousehold() {
  const customer = useCurrent(getCustomer)
  const family = useCurrent(getFamily)
  const person = customer.data?.data
  const partner = family.data && (family.data.data.partner ?? null)
  const known = useMemo(
    () => (person && partner !== undefined ? { customer: person, partner } : null),
    [person, partner],
  )
  return {
    pending: customer.isPending || family.isPending,
    retry: () => void Promise.all([customer.refetch(), family.refetch()]),
    /** Null while either could not be read. */
    known,
    /** The partner, if the customer may change what is known of them (PERSONALIA-03). */
    editable: (person?.can_update_partner && partner) || null,
  }
}
