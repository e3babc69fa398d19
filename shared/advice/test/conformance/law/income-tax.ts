import { findEdition } from './edition.ts'

/** An income tax payer: yearly wages and pensions. */
export interface Payer {
  wage: number
  pension: number
  isAow: boolean
  isSingle: boolean
}

/** Deductions and additions for an owner-occupied home. */
export interface Home {
  added: number
  costs: number
}
const noHome: Home = { added: 0, costs: 0 }

const calculateExcess = (amount: number, from: number) => Math.max(0, amount - from)

/** Wet IB 2001 art. 8.10 and 8.17: a credit that decreases with aggregate income. */
function calculateDecreasingCredit(
  rule: { max: number; from: number; percent: number; zero_from: number },
  income: number,
) {
  if (income >= rule.zero_from) return 0
  return calculateExcess(rule.max, (calculateExcess(income, rule.from) * rule.percent) / 100)
}

/** Art. 8.11: labour credit, by steps of earnings from work. */
function calculateLabourCreditByLaw(
  steps: { from: number; base: number; percent: number }[],
  earned: number,
) {
  let credit = 0
  for (const { from, base, percent } of steps)
    if (earned >= from) credit = base + ((earned - from) * percent) / 100
  return Math.max(0, credit)
}

/** Tax minus credits, which may be negative; each bracket adds its surcharge on all income above its start. */
export function calculateOpenTax(
  day: string,
  { wage, pension, isAow, isSingle }: Payer,
  home = noHome,
): number {
  const law = findEdition('tax', day)
  const age = isAow ? 'from_aow' : 'below_aow'
  const income = Math.max(0, wage + pension + home.added - home.costs)
  const brackets: { from: number; percent: number }[] = law[`brackets_${age}`]?.value
  let before = 0
  let tax = 0
  for (const { from, percent } of brackets) {
    tax += (calculateExcess(income, from) * (percent - before)) / 100
    before = percent
  }
  // Art. 2.10(2): above the start of the last bracket, costs are deductible at the maximum deduction rate only.
  const last = brackets.at(-1)?.from ?? 0
  const inLast = Math.min(home.costs, calculateExcess(income + home.costs, last))
  tax += (inLast * calculateExcess(before, law.max_deduction_percent?.value)) / 100
  const credits =
    calculateDecreasingCredit(law[`general_credit_${age}`]?.value, income) +
    calculateLabourCreditByLaw(law[`labour_credit_${age}`]?.value, wage) +
    (isAow ? calculateDecreasingCredit(law.elderly_credit?.value, income) : 0) +
    (isAow && isSingle ? (law.single_elderly_credit?.value ?? 0) : 0)
  return tax - credits
}

/** Tax due: excess credits are not paid out. */
export const calculateDueTax = (day: string, payer: Payer, home = noHome): number =>
  Math.max(0, calculateOpenTax(day, payer, home))

/** Net income of a year: gross minus tax and the health contribution on pensions (Zvw art. 43). */
export function calculateNetIncomeByLaw(day: string, payer: Payer): number {
  const { percent, max_income } = findEdition('tax', day).health_contribution?.value ?? {}
  const contribution = (Math.min(payer.pension, max_income) * percent) / 100
  return payer.wage + payer.pension - calculateDueTax(day, payer) - contribution
}
