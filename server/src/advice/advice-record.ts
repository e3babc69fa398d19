import type { StoredAdvice } from '@portal/advice/replay'
import { editionsOf } from '@portal/advice/validity'
import type { BodyOf } from '@portal/contract/call'
import { MaximumMortgageInput } from '@portal/contract/maximum-mortgage'
import type { leaveActivityNote } from '@portal/contract/message'
import { SustainabilityInput } from '@portal/contract/sustainability'
import type { Context } from '../context.ts'
import { check } from '../http/check.ts'
import { basisOn } from './norms.ts'
import { widgetWork } from './widget-work.ts'

/** Makes the record of a given advice, to store with its lead. */
export const adviceRecord = <C extends StoredAdvice['calculation']>(given: {
  calculation: C
  day: string
  input: object
  outcome: string | null
}) => ({ ...given, editions: editionsOf(basisOn(given.day).norms), input: JSON.stringify(given.input) })

type OfWidget = NonNullable<BodyOf<typeof leaveActivityNote>['advice']>

/**
 * Recalculates a widget's result from its input; the page's own result is not trusted.
 * @throws HttpError 422 for an invalid input
 */
export async function widgetAdvice(context: Context, { calculation, input: sent }: OfWidget) {
  const { today: day, maximum, measures } = widgetWork(context)
  if (calculation === 'max') {
    const input = check(MaximumMortgageInput, sent)
    const { outcome } = await maximum(input)
    return adviceRecord({ calculation, day, input, outcome })
  }
  const input = check(SustainabilityInput, sent)
  const { outcome } = await measures(input)
  return adviceRecord({ calculation, day, input, outcome })
}
