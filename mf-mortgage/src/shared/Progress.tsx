import type { Mortgage } from '@portal/contract/mortgage'
import { Stepper } from '@portal/ui'
import { useText } from '../texts.ts'
import { isUnderWay, stepOf, steps } from './step.ts'

/** Where an application stands in its five steps; nothing for one that has ended. */
export function Progress({ mortgage }: { mortgage: Mortgage }) {
  const text = useText()
  if (!isUnderWay(mortgage)) return null
  const missing = mortgage.openProgress ?? 0
  const total = mortgage.progress?.length ?? missing
  return (
    <Stepper
      label={text('stepper')}
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
