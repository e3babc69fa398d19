import { getSustainability, type SustainabilityResult } from '@portal/contract/sustainability'
import type { Calculation } from '../use-calculation.ts'
import { refusedFields, sustainabilityInputOf, usualValues } from './input.ts'

/** How the sustainability check is worked out (SUST-01). */
export const sustainabilityCalculation: Calculation<typeof getSustainability, SustainabilityResult> = {
  call: getSustainability,
  usual: usualValues,
  inputOf: sustainabilityInputOf,
  refusedFields,
  resultOf: ({ data: { result } }) => result ?? { fieldErrors: [] },
}
