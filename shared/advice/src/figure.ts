import type { AdviceRule, AdviceSource, AdviceTerm } from '@portal/contract/advice-trace'

/** A calculated amount with the inputs of its calculation. `adviceRules` has the units. Amounts are not rounded. */
export interface Figure {
  readonly rule: AdviceRule
  readonly value: number
  readonly inputs: FigureInputs
  readonly source: AdviceSource | undefined
}

/** An amount: entered, from a norm, or calculated. */
export type Amount = number | Figure
/** Inputs of a figure by term. */
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

/** Groups figures by rule, as inputs of another figure. */
export function groupFiguresByRule(figures: readonly Figure[]): FigureInputs {
  const groups: Partial<Record<Figure['rule'], Figure[]>> = {}
  for (const one of figures) {
    const group = groups[one.rule] ?? []
    group.push(one)
    groups[one.rule] = group
  }
  return groups
}
