import { dayAt } from '@portal/contract/clock'
import { getCustomer } from '@portal/contract/customer'
import { getLiving } from '@portal/contract/living'
import { getMortgages } from '@portal/contract/mortgage'
import { isAwaited, isMissing, useIsAllowed, useRead, useToDos } from '@portal/remote-kit'
import { gates } from '../../shared/gates.ts'
import { chooseNextStep } from './next-step.ts'
import { useUnread } from './use-unread.ts'

/**
 * Loads what the overview starts with: customer, mortgages and the next step. `retry` repeats failed reads, which do
 * not delay the others. Messages only delay the step if the tenant has no requests.
 */
export function useArrival() {
  const withMortgages = useIsAllowed(gates.mortgages)
  const customer = useRead(getCustomer)
  const mortgages = useRead(getMortgages, undefined, { enabled: withMortgages })
  const living = useRead(getLiving, undefined, { enabled: withMortgages })
  const toDos = useToDos()
  const unread = useUnread()
  const open = {
    customer: customer.data?.data ?? null,
    toDos: toDos.all,
    mortgages: mortgages.data?.data ?? [],
    home: living.data?.data?.property ?? null,
    unread: unread.count,
  }
  const missing = [customer, ...unread.reads].filter(isMissing)
  const step = chooseNextStep(
    { ...open, complete: missing.length === 0 && !toDos.partial },
    dayAt(new Date()),
  )
  return {
    pending:
      isAwaited(customer) ||
      toDos.pending ||
      (!('first' in step) && unread.reads.some(isAwaited)) ||
      (step.kind === 'rate' && isAwaited(living)),
    customer: open.customer,
    mortgages: open.mortgages,
    step,
    retry: () => {
      missing.forEach((read) => void read.refetch())
      toDos.refetch()
    },
  }
}
