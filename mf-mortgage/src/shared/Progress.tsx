import type { Mortgage } from '@portal/contract/mortgage'
import { Stepper } from '@portal/ui'
import { useText } from '../texts.ts'
import { isUnderWay, stepOf, steps } from './step.ts'

interface Props {
  mortgage: Mortgage
  /** Phones only show the current step. */
  brief?: boolean
}

/** Current step of an application, of five; nothing if it has ended. */
export function Progress({ mortgage, brief }: Props) {
  const text = useText()
  if (!isUnderWay(mortgage)) return null
  const missing = mortgage.openProgress ?? 0
  const total = mortgage.progress?.length ?? missing
  return (
    <Stepper
      label={text('stepper')}
      {...(brief ? { brief: text('stepper_at', { step: stepOf(mortgage) + 1, count: steps.length }) } : {})}
      current={stepOf(mortgage) + 1}
      steps={steps.map((step) => ({
        title: text(`stepper_${step}`),
        ...(step === 'documents' && missing > 0
          ? { note: text('stepper_missing', { count: missing, total }) }
          : {}),
      }))}
    />
  )
}
