import type { Mortgage } from '@portal/contract/mortgage'
import { Stepper } from '@portal/ui'
import { useText } from '../texts.ts'
import { applicationSteps, getApplicationStep, isApplicationInProgress } from './application-step.ts'

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
