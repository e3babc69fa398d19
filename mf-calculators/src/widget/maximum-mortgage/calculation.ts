import type { AdviceNorms } from '@portal/contract/advice'
import { getMaximumMortgage, type MaximumMortgageResult } from '@portal/contract/maximum-mortgage'
import type { Calculation } from '../use-calculation.ts'
import { maximumInputOf, refusedFields, usualValues } from './input.ts'

/** A maximum, and what the service left out. */
export interface Maximum extends MaximumMortgageResult {
  warnings: readonly string[]
  norms: AdviceNorms | null
}

/** Calculation of the maximum mortgage (MAXMORT-01). */
export const maximumCalculation: Calculation<typeof getMaximumMortgage, Maximum> = {
  call: getMaximumMortgage,
  usual: usualValues,
  inputOf: maximumInputOf,
  refusedFields,
  resultOf: ({ data: { result }, meta }) =>
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
