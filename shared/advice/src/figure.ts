import type { AdviceInputName, AdviceRule, AdviceSource } from '@portal/contract/advice-trace'

/** A calculated amount with the inputs of its calculation. `adviceRules` has the units. Amounts are not rounded. */
export interface Figure {
  readonly rule: AdviceRule
  readonly value: number
  readonly inputs: FigureInputs
  readonly source: AdviceSource | undefined
}

/** An amount that was entered, comes from a norm, or was calculated. */
export type Amount = number | Figure
export type FigureInputs = Readonly<Partial<Record<AdviceInputName, Amount | readonly Amount[]>>>

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
