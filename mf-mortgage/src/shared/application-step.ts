import type { Mortgage } from '@portal/contract/mortgage'

/** Steps of an application, in order (STEPPER-01). */
export const applicationSteps = ['inventory', 'documents', 'proposal', 'lender', 'notary'] as const

/**
 * Step, as an index, by status: 2 if an offer exists, 3 if the lender has the application, 4 if the notary has it
 * (MORTGAGE-13 … MORTGAGE-27). Other statuses do not determine the step.
 */
const stepByStatus: ReadonlyMap<number, number> = new Map([
  ...[4, 5, 14].map((status) => [status, 2] as const),
  ...[6, 7, 16].map((status) => [status, 3] as const),
  ...[8, 9, 10, 17, 18].map((status) => [status, 4] as const),
])

/** Current step of an application, 0 … 4 (STEPPER-02 … STEPPER-06): by status, otherwise by its documents. */
export function getApplicationStep({ status, progress }: Pick<Mortgage, 'status' | 'progress'>): number {
  const byStatus = stepByStatus.get(status)
  if (byStatus !== undefined) return byStatus
  if (!progress?.length) return 0
  return progress.every(({ received }) => received) ? 2 : 1
}

const endedMortgageStatuses = new Set([19, 50, 51, 91, 92, 93, 94])

/** Whether the application is in progress. An ended application has no next step. */
export const isApplicationInProgress = ({ status }: Pick<Mortgage, 'status'>): boolean =>
  !endedMortgageStatuses.has(status)

/**
 * Returns the kind of a mortgage that is not running with this tenant: applied for, repaid, with another tenant, or an
 * ended application.
 */
export function getInactiveMortgageKind({ status }: Pick<Mortgage, 'status'>) {
  if (status === 51) return 'repaid'
  if (status === 19) return 'elsewhere'
  return endedMortgageStatuses.has(status) ? 'ended' : 'requested'
}
