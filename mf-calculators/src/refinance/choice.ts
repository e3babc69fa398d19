import type { RefinanceChoice } from '@portal/domain/advice-input'

/** The customer's choices for a comparison; the product line follows from the file. */
export type Chosen = Omit<RefinanceChoice, 'productLineId'>

/** Default choices. */
export const usualChoice = {
  period: 120,
  financesPenalty: false,
  measuresCosts: 0,
  rateAfter: null,
} as const satisfies Partial<Chosen>
