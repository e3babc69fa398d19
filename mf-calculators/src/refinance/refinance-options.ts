import type { RefinanceChoice } from '@portal/domain/advice-input'

/** The customer's options of a comparison. The product line follows from the file. */
export type RefinanceOptions = Omit<RefinanceChoice, 'productLineId'>

export const defaultRefinanceOptions = {
  period: 120,
  financesPenalty: false,
  measuresCosts: 0,
  rateAfter: null,
} as const satisfies Partial<RefinanceOptions>
