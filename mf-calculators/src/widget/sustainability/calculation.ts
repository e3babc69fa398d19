import type { AdviceNorms } from '@portal/contract/advice'
import { getSustainability, type SustainabilityResult } from '@portal/contract/sustainability'
import type { Calculation } from '../use-calculation.ts'
import { refusedFields, sustainabilityInputOf, usualValues } from './input.ts'

/** Result of measures, and the norms used. */
export interface Sustainable extends SustainabilityResult {
  warnings: readonly string[]
  norms: AdviceNorms | null
}

/** Calculation of the sustainability check (SUST-01). */
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
