import type { RefinanceChoice } from '@portal/domain/advice-input'

/** What the customer chooses of a comparison; the product of the loan follows from the file. */
export type Chosen = Omit<RefinanceChoice, 'productLineId'>

/** What a comparison begins with. */
export const usualChoice = {
  period: 120,
  financesPenalty: false,
  measuresCosts: 0,
  rateAfter: null,
} as const satisfies Partial<Chosen>
