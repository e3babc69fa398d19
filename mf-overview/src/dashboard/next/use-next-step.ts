import { getCustomer } from '@portal/contract/customer'
import { getMortgages } from '@portal/contract/mortgage'
import { getTasks } from '@portal/contract/task'
import { firmDay } from '@portal/domain/firm-time'
import { usePortal, useRead } from '@portal/remote-kit'
import { gates } from '../../parts/gates.ts'
import { nextStepOf } from './next-step.ts'

/** What the dashboard begins with: the customer, the mortgages, and the step that follows from what is open. */
export function useArrival() {
  const withMortgages = usePortal().isAllowed(gates.mortgages)
  const customer = useRead(getCustomer)
  const tasks = useRead(getTasks)
  const mortgages = useRead(getMortgages, undefined, { enabled: withMortgages })
  const open = {
    customer: customer.data?.data ?? null,
    tasks: tasks.data ? [...tasks.data.data.unfinished, ...tasks.data.data.finished] : [],
    mortgages: mortgages.data?.data ?? [],
  }
  return {
    pending: customer.isPending || tasks.isPending || (withMortgages && mortgages.isPending),
    customer: open.customer,
    mortgages: open.mortgages,
    /** The mortgages could not be read: what shows them says so itself. */
    mortgagesFailed: withMortgages && mortgages.isError && !mortgages.data,
    step: nextStepOf(open, firmDay(new Date())),
  }
}
