import type { AdviceNorms } from '@portal/contract/advice'
import { getSustainability, type SustainabilityResult } from '@portal/contract/sustainability'
import type { WidgetCalculation } from '../use-widget-calculation.ts'
import {
  createSustainabilityInput,
  mapRejectedSustainabilityInput,
  sustainabilityDefaults,
} from './sustainability-input.ts'

/** Result of the sustainability check, with the norms used. */
export interface DisplayedSustainability extends SustainabilityResult {
  warnings: readonly string[]
  norms: AdviceNorms | null
}

export const sustainabilityCalculation: WidgetCalculation<typeof getSustainability, DisplayedSustainability> =
  {
    call: getSustainability,
    defaultValues: sustainabilityDefaults,
    createInput: createSustainabilityInput,
    mapRejectedInput: mapRejectedSustainabilityInput,
    toResult: ({ data: { result }, meta }) =>
      result
        ? { ...result, warnings: meta.warnings, norms: meta.norms }
        : meta.errors.includes('norms_ended')
          ? { problem: 'norms' }
          : { fieldErrors: [] },
  }
