import * as v from '@portal/contract/valibot'
import type { RefinanceChoice } from '@portal/domain/advice-input'

/** The customer's options of a comparison. The product line is not an option: the current mortgage determines it. */
export type RefinanceOptions = Omit<RefinanceChoice, 'productLineId'>

export const defaultRefinanceOptions = {
  period: 120,
  financesPenalty: false,
  measuresCosts: 0,
  rateAfter: null,
} as const satisfies Partial<RefinanceOptions>

/** Schema of a home value that allows a comparison: at least one euro. */
export const createHomeValueSchema = (message: string) => v.pipe(v.number(message), v.minValue(1, message))
