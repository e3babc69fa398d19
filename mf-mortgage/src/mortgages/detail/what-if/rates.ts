import type { MortgagePart } from '@portal/contract/mortgage'

/** How far one step of the rate goes, in percent. */
export const rateStep = 0.05

/** Between which rates in percent the slider goes: 0,5 and 8, and as far beyond as a rate of the mortgage lies. */
export function rateRange(parts: readonly MortgagePart[]): { min: number; max: number } {
  const known = parts.flatMap(({ interest }) => interest ?? [])
  return { min: known.some((rate) => rate < 0.5) ? 0 : 0.5, max: Math.max(8, ...known.map(Math.ceil)) }
}
