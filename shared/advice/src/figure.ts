import type { AdviceRule, AdviceSource, AdviceTerm } from '@portal/contract/advice-trace'

/**
 * A calculated amount with all inputs that it follows from. Units are those of `adviceRules`; the engine does not round
 * amounts.
 */
export interface Figure {
  readonly rule: AdviceRule
  readonly value: number
  readonly inputs: FigureInputs
  readonly source: AdviceSource | undefined
}

/** An amount that was entered, comes from a norm, or was calculated. */
export type Amount = number | Figure
/** Inputs of a figure by term; several amounts of one term form a list. */
export type FigureInputs = Readonly<Partial<Record<AdviceTerm, Amount | readonly Amount[]>>>

export const createFigure = (
  rule: AdviceRule,
  value: number,
  inputs: FigureInputs,
  source?: AdviceSource,
): Figure => ({
  rule,
  value,
  inputs,
  source,
})

export const getAmountValue = (amount: Amount): number => (typeof amount === 'number' ? amount : amount.value)

export const sumAmounts = (amounts: readonly Amount[]): number =>
  amounts.reduce<number>((sum, amount) => sum + getAmountValue(amount), 0)

/** Figures as inputs of a derived figure, keyed by rule. */
export function groupFiguresByRule(figures: readonly Figure[]): FigureInputs {
  const groups: Partial<Record<Figure['rule'], Figure[]>> = {}
  for (const one of figures) {
    const group = groups[one.rule] ?? []
    group.push(one)
    groups[one.rule] = group
  }
  return groups
}
