import { dayAt } from '@portal/contract/clock'
import { getCustomer } from '@portal/contract/customer'
import { getMortgages } from '@portal/contract/mortgage'
import { getTasks } from '@portal/contract/task'
import { isAwaited, isMissing, useIsAllowed, useRead } from '@portal/remote-kit'
import { gates } from '../../shared/gates.ts'
import { nextStepOf } from './next-step.ts'

/** What the dashboard begins with: the customer, the mortgages, and the step that follows from what is open. What fails is tried again by `retry`, and does not hold up the rest. */
export function useArrival() {
  const withMortgages = useIsAllowed(gates.mortgages)
  const customer = useRead(getCustomer)
  const tasks = useRead(getTasks)
  const mortgages = useRead(getMortgages, undefined, { enabled: withMortgages })
  const open = {
    customer: customer.data?.data ?? null,
    tasks: tasks.data ? [...tasks.data.data.unfinished, ...tasks.data.data.finished] : [],
    mortgages: mortgages.data?.data ?? [],
  }
  const reads = [customer, tasks, ...(withMortgages ? [mortgages] : [])]
  const missing = reads.filter(isMissing)
  return {
    pending: reads.some(isAwaited),
    customer: open.customer,
    mortgages: open.mortgages,
    /** The mortgages could not be read: what shows them says so itself. */
    mortgagesFailed: withMortgages && isMissing(mortgages),
    step: nextStepOf({ ...open, complete: missing.length === 0 }, dayAt(new Date())),
    retry: () => missing.forEach((read) => void read.refetch()),
  }
}
