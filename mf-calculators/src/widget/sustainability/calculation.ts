import type { AdviceNorms } from '@portal/contract/advice'
import { getSustainability, type SustainabilityResult } from '@portal/contract/sustainability'
import type { Calculation } from '../use-calculation.ts'
import { refusedFields, sustainabilityInputOf, usualValues } from './input.ts'

/** What measures come to, and by which norms. */
export interface Sustainable extends SustainabilityResult {
  warnings: readonly string[]
  norms: AdviceNorms | null
}

/** How the sustainability check is worked out (SUST-01). */
export const sustainabilityCalculation: Calculation<typeof getSustainability, Sustainable> = {
  call: getSustainability,
  usual: usualValues,
  inputOf: sustainabilityInputOf,
  refusedFields,
  resultOf: ({ data: { result }, meta }) =>
    result
      ? { ...result, warnings: meta.warnings, norms: meta.norms }
      : meta.errors.includes('norms_ended')
        ? { problem: 'norms' }
        : { fieldErrors: [] },
}
