import { getCustomer } from '@portal/contract/customer'
import { getLivingDetails } from '@portal/contract/living-details'
import { getMails } from '@portal/contract/mail'
import { getMortgages } from '@portal/contract/mortgage'
import { getNotes } from '@portal/contract/note'
import { getActiveSignals } from '@portal/contract/signal'
import { countUnseen } from '@portal/domain/to-do/to-do-counts'
import {
  hasFailedWithoutData,
  isFirstResponsePending,
  useIsAllowed,
  useRead,
  useToDos,
} from '@portal/remote-kit'
import { toTenantDay } from '@portal/time/clock'
import { overviewAccessGates } from '../../shared/overview-access-gates.ts'
import { chooseNextStep } from './choose-next-step.ts'

/** Returns the number of unread messages, and the queries from which it is calculated. */
function useUnreadMessages() {
  const signals = useRead(getActiveSignals)
  const notes = useRead(getNotes)
  const mails = useRead(getMails)
  const reads = [signals, notes, mails]
  const all = [...(signals.data?.data ?? []), ...(notes.data?.data ?? []), ...(mails.data?.data ?? [])]
  return {
    count: countUnseen(all, mails.data?.meta?.unseen_elsewhere),
    reads,
  }
}

/**
 * Loads the data that the overview starts with: customer, mortgages and the next step. A failed query does not delay
 * the others; `retry` repeats it. The step waits for messages only if there are no requests from the tenant.
 */
export function useDashboardData() {
  const withMortgages = useIsAllowed(overviewAccessGates.mortgages)
  const customer = useRead(getCustomer)
  const mortgages = useRead(getMortgages, undefined, { enabled: withMortgages })
  const living = useRead(getLivingDetails, undefined, { enabled: withMortgages })
  const toDos = useToDos()
  const unread = useUnreadMessages()
  const open = {
    customer: customer.data?.data ?? null,
    toDos: toDos.all,
    mortgages: mortgages.data?.data ?? [],
    home: living.data?.data?.property ?? null,
    unread: unread.count,
  }
  const missing = [customer, ...unread.reads].filter(hasFailedWithoutData)
  const step = chooseNextStep(
    { ...open, complete: missing.length === 0 && !toDos.partial },
    toTenantDay(new Date()),
  )
  return {
    pending:
      isFirstResponsePending(customer) ||
      toDos.pending ||
      (!('first' in step) && unread.reads.some(isFirstResponsePending)) ||
      (step.kind === 'rate' && isFirstResponsePending(living)),
    customer: open.customer,
    mortgages: open.mortgages,
    step,
    retry: () => {
      missing.forEach((read) => void read.refetch())
      toDos.refetch()
    },
  }
}
