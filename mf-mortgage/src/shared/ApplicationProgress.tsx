import type { Mortgage } from '@portal/contract/mortgage'
import { Stepper } from '@portal/ui'
import { useText } from '../texts.ts'
import { isApplicationInProgress } from './mortgage-properties.ts'

/** Steps of an application, in order (STEPPER-01). */
const applicationSteps = ['inventory', 'documents', 'proposal', 'lender', 'notary'] as const

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

interface ApplicationProgressProps {
  mortgage: Mortgage
  /** Whether phones show only the current step. */
  brief?: boolean
}

/** Shows in which of the five steps an application is. Renders nothing if the application has ended. */
export function ApplicationProgress({ mortgage, brief }: ApplicationProgressProps) {
  const text = useText()
  if (!isApplicationInProgress(mortgage)) return null
  const missing = mortgage.openProgress ?? 0
  const total = mortgage.progress?.length ?? missing
  return (
    <Stepper
      label={text('stepper')}
      {...(brief
        ? {
            brief: text('stepper_at', {
              step: getApplicationStep(mortgage) + 1,
              count: applicationSteps.length,
            }),
          }
        : {})}
      current={getApplicationStep(mortgage) + 1}
      steps={applicationSteps.map((step) => ({
        title: text(`stepper_${step}`),
        ...(step === 'documents' && missing > 0
          ? { note: text('stepper_missing', { count: missing, total }) }
          : {}),
      }))}
    />
  )
}
