import { getCustomer } from '@portal/contract/customer'
import { findPartnerInsurer } from '@portal/domain/access-gate'
import { useRead } from '@portal/remote-kit'

/** Name of the customer's partner insurer (TENANT-20); null if there is none, and while unknown. */
export function usePartnerInsurer(): string | null {
  const customer = useRead(getCustomer).data?.data
  return customer ? findPartnerInsurer(customer) : null
}
