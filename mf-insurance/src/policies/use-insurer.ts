import { getCustomer } from '@portal/contract/customer'
import { partnerInsurerOf } from '@portal/domain/gate'
import { useRead } from '@portal/remote-kit'

/** Name of the partner insurer whose customer this is (TENANT-20); null for others, and while it is not known. */
export function useInsurer(): string | null {
  const customer = useRead(getCustomer).data?.data
  return customer ? partnerInsurerOf(customer) : null
}
