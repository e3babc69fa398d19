import { getCustomer } from '@portal/contract/customer'
import { isPartnerInsurer } from '@portal/domain/gate'
import { useRead } from '@portal/remote-kit'

/** Whether the customer is a partner insurer's (TENANT-20); null while that is not known. */
export function usePartnerInsurer(): boolean | null {
  const { data, isPending } = useRead(getCustomer)
  if (data) return isPartnerInsurer(data.data)
  return isPending ? null : false
}
