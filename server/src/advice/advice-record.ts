import { getEditionDates } from '@portal/advice/norm-validity'
import type { StoredAdvice } from '@portal/advice/replay-advice'
import type { BodyOf } from '@portal/contract/call'
import { MaximumMortgageInput } from '@portal/contract/maximum-mortgage'
import type { leaveActivityNote } from '@portal/contract/message'
import { SustainabilityInput } from '@portal/contract/sustainability'
import type { Context } from '../context.ts'
import { parseInput } from '../http/parse-input.ts'
import { getCalculationBasis } from './norms.ts'
import { createWidgetCalculations } from './widget-calculations.ts'

/** Creates the record of a given advice, to store with its lead. */
export const toAdviceRecord = <C extends StoredAdvice['calculation']>(given: {
  calculation: C
  day: string
  input: object
  outcome: string | null
}) => ({
  ...given,
  editions: getEditionDates(getCalculationBasis(given.day).norms),
  input: JSON.stringify(given.input),
})

type WidgetAdviceBody = NonNullable<BodyOf<typeof leaveActivityNote>['advice']>

/**
 * Recalculates a widget's result from its input; the page's own result is not trusted.
 * @throws HttpError 422 for an invalid input
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
