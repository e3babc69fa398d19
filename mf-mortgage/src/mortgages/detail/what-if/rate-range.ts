import type { MortgagePart } from '@portal/contract/mortgage'

/** Slider step of the rate, in percentage points. */
export const rateStepPercent = 0.05

/** Slider range in percent: 0.5 to 8, widened to include the rates of the mortgage. */
export function getRateRange(parts: readonly MortgagePart[]): { min: number; max: number } {
  const known = parts.flatMap(({ interest }) => interest ?? [])
  return { min: known.some((rate) => rate < 0.5) ? 0 : 0.5, max: Math.max(8, ...known.map(Math.ceil)) }
}
