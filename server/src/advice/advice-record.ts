import { getEditionStartDates } from '@portal/advice/norm-validity'
import type { StoredAdvice } from '@portal/advice/replay-advice'
import type { addActivityNote } from '@portal/contract/activity-note'
import type { CallBody } from '@portal/contract/call'
import { MaximumMortgageInput } from '@portal/contract/maximum-mortgage'
import { SustainabilityInput } from '@portal/contract/sustainability'
import type { Context } from '../context.ts'
import { parseInput } from '../http/parse-input.ts'
import { getCalculationBasis } from './norms.ts'
import { createWidgetCalculations } from './widget-calculations.ts'

export const toAdviceRecord = <C extends StoredAdvice['calculation']>(advice: {
  calculation: C
  day: string
  input: object
  outcome: string | null
}) => ({
  ...advice,
  editions: getEditionStartDates(getCalculationBasis(advice.day).norms),
  input: JSON.stringify(advice.input),
})

type WidgetAdviceBody = NonNullable<CallBody<typeof addActivityNote>['advice']>

/**
 * Recalculates the result of a widget from its input, since the page's own result cannot be trusted.
 * @throws HttpError 422 for invalid input
 */
export async function recalculateWidgetAdvice(
  context: Context,
  { calculation, input: sent }: WidgetAdviceBody,
) {
  const { today: day, maximum, measures } = createWidgetCalculations(context)
  if (calculation === 'max') {
    const input = parseInput(MaximumMortgageInput, sent)
    const { outcome } = await maximum(input)
    return toAdviceRecord({ calculation, day, input, outcome })
  }
  const input = parseInput(SustainabilityInput, sent)
  const { outcome } = await measures(input)
  return toAdviceRecord({ calculation, day, input, outcome })
}
