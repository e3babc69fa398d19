import type { Mortgage } from '@portal/contract/mortgage'

/** Steps of an application in their order (STEPPER-01). */
export const steps = ['inventory', 'documents', 'proposal', 'lender', 'notary'] as const

const toBank = 16
const toNotary = 17

/** The step at work, 0 … 4 (STEPPER-02 … STEPPER-06). */
export function stepOf({ status, progress }: Pick<Mortgage, 'status' | 'progress'>): number {
  if (status === toNotary) return 4
  if (status === toBank) return 3
  if (!progress?.length) return 0
  return progress.every(({ received }) => received) ? 2 : 1
}

const ended = new Set([19, 50, 51, 91, 92, 93, 94])

/** Whether the application is still on its way: an ended one has no next step. */
export const isUnderWay = ({ status }: Pick<Mortgage, 'status'>): boolean => !ended.has(status)
