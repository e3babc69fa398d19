import { getCustomer } from '@portal/contract/customer'
import { useRead } from '@portal/remote-kit'
import { toTenantDay } from '@portal/time/clock'

/** Whether the customer is retired, so that texts say "current income" instead of "later". */
export function useIsRetired(): boolean {
  const day = useRead(getCustomer).data?.data.retirement_date
  return day != null && day <= toTenantDay(new Date())
}
