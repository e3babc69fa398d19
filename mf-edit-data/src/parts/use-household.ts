import { readOf } from '@portal/contract/call'
import { getCustomer } from '@portal/contract/customer'
import { getFamily } from '@portal/contract/family'
import { useRead } from '@portal/remote-kit'

/** What the household is known from. */
export const householdReads = [readOf(getCustomer), readOf(getFamily)]

/** The customer and the partner, as far as they are known here. */
export function useHousehold() {
  const customer = useRead(getCustomer)
  const family = useRead(getFamily)
  const partner = family.data?.data.partner ?? null
  return {
    pending: customer.isPending || family.isPending,
    retry: () => void Promise.all([customer.refetch(), family.refetch()]),
    /** Null while either could not be read. */
    known: customer.data && family.data ? { customer: customer.data.data, partner } : null,
    /** The partner, if the customer may change what is known of them (PERSONALIA-03). */
    editable: customer.data?.data.can_update_partner ? partner : null,
  }
}
