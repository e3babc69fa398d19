import { toTenantDay } from '@portal/contract/clock'
import { getCustomer } from '@portal/contract/customer'
import { useRead } from '@portal/remote-kit'

/** Whether the customer is retired, so that texts say "current income" instead of "later". */
export function useIsRetired(): boolean {
  const day = useRead(getCustomer).data?.data.retirement_date
  return day != null && day <= toTenantDay(new Date())
}
