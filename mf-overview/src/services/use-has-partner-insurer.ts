import { getCustomer } from '@portal/contract/customer'
import { isPartnerInsurerCustomer } from '@portal/domain/access-gate'
import { useRead } from '@portal/remote-kit'

/** Whether the customer belongs to a partner insurer (TENANT-20); null while unknown. */
export function useHasPartnerInsurer(): boolean | null {
  const { data, isPending } = useRead(getCustomer)
  if (data) return isPartnerInsurerCustomer(data.data)
  return isPending ? null : false
}
