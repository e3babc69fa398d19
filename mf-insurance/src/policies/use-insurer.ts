import { getCustomer } from '@portal/contract/customer'
import { partnerInsurerOf } from '@portal/domain/gate'
import { useRead } from '@portal/remote-kit'

/** Name of the customer's partner insurer (TENANT-20); null without one, and while unknown. */
export function useInsurer(): string | null {
  const customer = useRead(getCustomer).data?.data
  return customer ? partnerInsurerOf(customer) : null
}
