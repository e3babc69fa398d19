import type { AdviceRule, AdviceSource, AdviceTerm } from '@portal/contract/advice-trace'

/**
 * An amount that was worked out, with all it follows from. Units are those of `adviceRules`; amounts are not rounded
 * before they leave the engine.
 */
export interface Figure {
  readonly rule: AdviceRule
  readonly value: number
  readonly inputs: Inputs
  readonly source: AdviceSource | undefined
}

/** An amount that was entered or that a source names, or one that was worked out. */
export type Amount = number | Figure
/** What a figure follows from, by term; several amounts of one term are a list. */
export type Inputs = Readonly<Partial<Record<AdviceTerm, Amount | readonly Amount[]>>>

/** Makes a figure. */
export const figure = (rule: AdviceRule, value: number, inputs: Inputs, source?: AdviceSource): Figure => ({
  rule,
  value,
  inputs,
  source,
})

/** The number of an amount. */
export const numberOf = (amount: Amount): number => (typeof amount === 'number' ? amount : amount.value)

/** The sum of amounts. */
export const totalOf = (amounts: readonly Amount[]): number =>
  amounts.reduce<number>((sum, amount) => sum + numberOf(amount), 0)

/** Figures as inputs of the figure that is made of them, each by its rule. */
export function byRule(figures: readonly Figure[]): Inputs {
  const groups: Partial<Record<Figure['rule'], Figure[]>> = {}
  for (const one of figures) {
    const group = groups[one.rule] ?? []
    group.push(one)
    groups[one.rule] = group
  }
  return groups
}
