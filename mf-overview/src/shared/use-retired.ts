import { dayAt } from '@portal/contract/clock'
import { getCustomer } from '@portal/contract/customer'
import { useRead } from '@portal/remote-kit'

/** Whether the customer's pension has begun, so that it is spoken of as what comes in now. */
export function useRetired(): boolean {
  const day = useRead(getCustomer).data?.data.retirement_date
  return day != null && day <= dayAt(new Date())
}
