import type { AdviceNorms } from '@portal/contract/advice'
import { getMaximumMortgage, type MaximumMortgageResult } from '@portal/contract/maximum-mortgage'
import type { WidgetCalculation } from '../use-widget-calculation.ts'
import {
  createMaximumMortgageInput,
  mapRejectedMortgageInput,
  maximumMortgageDefaults,
} from './maximum-mortgage-input.ts'

/** A maximum mortgage with the warnings and norms of the response. */
export interface DisplayedMaximumMortgage extends MaximumMortgageResult {
  warnings: readonly string[]
  norms: AdviceNorms | null
}

export const maximumMortgageCalculation: WidgetCalculation<
  typeof getMaximumMortgage,
  DisplayedMaximumMortgage
> = {
  call: getMaximumMortgage,
  defaultValues: maximumMortgageDefaults,
  createInput: createMaximumMortgageInput,
  mapRejectedInput: mapRejectedMortgageInput,
  toResult: ({ data: { result }, meta }) =>
    result
      ? { ...result, warnings: meta.warnings, norms: meta.norms }
      : meta.errors.includes('norms_ended')
        ? { problem: 'norms' }
        : {
            fieldErrors: meta.errors.includes('income')
              ? [{ name: 'salary', label: 'salary', text: 'mistake_income' }]
              : [],
          },
}
