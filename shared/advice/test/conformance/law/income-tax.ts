import { findRawNormEdition } from './norm-edition.ts'

/** Yearly wage and pension of a person in euro. */
export interface TaxpayerInput {
  wage: number
  pension: number
  hasReachedPensionAge: boolean
  isSingle: boolean
}

/** Amounts that an owner-occupied home adds to income or deducts from it. */
export interface HomeInput {
  added: number
  costs: number
}
const noHome: HomeInput = { added: 0, costs: 0 }

const calculateExcess = (amount: number, from: number) => Math.max(0, amount - from)

/** Calculates a credit that decreases with total income (Wet IB 2001 art. 8.10 and 8.17). */
function calculateDecreasingCredit(
  rule: { max: number; from: number; percent: number; zero_from: number },
  income: number,
) {
  if (income >= rule.zero_from) return 0
  return calculateExcess(rule.max, (calculateExcess(income, rule.from) * rule.percent) / 100)
}

/** Calculates the labour credit (Wet IB 2001 art. 8.11). */
function calculateLabourCreditByLaw(
  steps: { from: number; base: number; percent: number }[],
  earned: number,
) {
  let credit = 0
  for (const { from, base, percent } of steps)
    if (earned >= from) credit = base + ((earned - from) * percent) / 100
  return Math.max(0, credit)
}

/**
 * Calculates the tax minus credits; negative if the credits exceed the tax. For each bracket, taxes all income above
 * its start at the difference between its rate and that of the previous bracket.
 */
export function calculateTaxMinusCredits(
  day: string,
  { wage, pension, hasReachedPensionAge, isSingle }: TaxpayerInput,
  home = noHome,
): number {
  const law = findRawNormEdition('tax', day)
  const age = hasReachedPensionAge ? 'from_aow' : 'below_aow'
  const income = Math.max(0, wage + pension + home.added - home.costs)
  const brackets: { from: number; percent: number }[] = law[`brackets_${age}`]?.value
  let before = 0
  let tax = 0
  for (const { from, percent } of brackets) {
    tax += (calculateExcess(income, from) * (percent - before)) / 100
    before = percent
  }
  // Wet IB 2001 art. 2.10(2): in the highest bracket, costs are deducted at the maximum deduction rate.
  const last = brackets.at(-1)?.from ?? 0
  const inLast = Math.min(home.costs, calculateExcess(income + home.costs, last))
  tax += (inLast * calculateExcess(before, law.max_deduction_percent?.value)) / 100
  const credits =
    calculateDecreasingCredit(law[`general_credit_${age}`]?.value, income) +
    calculateLabourCreditByLaw(law[`labour_credit_${age}`]?.value, wage) +
    (hasReachedPensionAge ? calculateDecreasingCredit(law.elderly_credit?.value, income) : 0) +
    (hasReachedPensionAge && isSingle ? (law.single_elderly_credit?.value ?? 0) : 0)
  return tax - credits
}

/** Calculates the tax due, which is at least 0, because unused credits are not paid out. */
export const calculateTaxDueByLaw = (day: string, payer: TaxpayerInput, home = noHome): number =>
  Math.max(0, calculateTaxMinusCredits(day, payer, home))

/** Calculates gross income minus tax and the health contribution on pensions (Zvw art. 43). */
export function calculateNetIncomeByLaw(day: string, payer: TaxpayerInput): number {
  const { percent, max_income } = findRawNormEdition('tax', day).health_contribution?.value ?? {}
  const contribution = (Math.min(payer.pension, max_income) * percent) / 100
  return payer.wage + payer.pension - calculateTaxDueByLaw(day, payer) - contribution
}
