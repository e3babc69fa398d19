import { createPageRead } from '@portal/contract/call'
import { getCustomer } from '@portal/contract/customer'
import { getFamily } from '@portal/contract/family'
import { useCurrentData } from '@portal/remote-kit'
import { useMemo } from 'react'

export const householdRequests = [createPageRead(getCustomer), createPageRead(getFamily)]

/** Returns the customer and the partner, as far as loaded. */
export function useHousehold() {
  const customer = useCurrentData(getCustomer)
  const family = useCurrentData(getFamily)
  const person = customer.data?.data
  const partner = family.data && (family.data.data.partner ?? null)
  const known = useMemo(
    () => (person && partner !== undefined ? { customer: person, partner } : null),
    [person, partner],
  )
  return {
    pending: customer.isPending || family.isPending,
    retry: () => void Promise.all([customer.refetch(), family.refetch()]),
    /** Customer and partner; null until both have been read. */
    known,
    /** The partner, if editable (PERSONALIA-03). */
    editable: (person?.can_update_partner && partner) || null,
  }
}
