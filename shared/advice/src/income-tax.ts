import {
  type Amount,
  createFigure,
  type Figure,
  getAmountValue,
  groupFiguresByRule,
  sumAmounts,
} from './figure.ts'
import type { Norms } from './norms.ts'

export interface YearlyEarnings {
  /** Income to which the labour credit applies. */
  labour: readonly Amount[]
  /** Unemployment and incapacity benefits. */
  benefits: readonly Amount[]
  /** State, own and survivor's pensions, to which the health contribution applies. */
  pensions: readonly Amount[]
  hasReachedPensionAge: boolean
  /** Whether the person has no partner. The single elderly credit then applies from the state pension age. */
  isSingle: boolean
}

export interface NetIncome {
  gross: Figure
  tax: Figure
  /** Tax minus credits, before the effect of an owner-occupied home. */
  due: Figure
  net: Figure
}

type DecreasingCreditNorm = Norms['tax']['general_credit_below_aow']

const calculateDecreasingCredit = (
  rule: 'general_credit' | 'elderly_credit',
  { value: { max, from, percent, zero_from }, source }: DecreasingCreditNorm,
  income: Amount,
): Figure => {
  const above = getAmountValue(income) - from
  const left =
    getAmountValue(income) >= zero_from ? 0 : Math.max(0, max - (Math.max(0, above) * percent) / 100)
  return createFigure(
    rule,
    left,
    { taxable_income: income, fixed_amount: max, threshold: from, percent },
    source,
  )
}

function calculateLabourCredit(
  { value, source }: Norms['tax']['labour_credit_below_aow'],
  income: Amount,
): Figure {
  const earned = getAmountValue(income)
  const bracket = value.findLast(({ from }) => earned >= from) ?? { from: 0, base: 0, percent: 0 }
  const credit = Math.max(0, bracket.base + ((earned - bracket.from) * bracket.percent) / 100)
  return createFigure(
    'labour_credit',
    credit,
    {
      employment_income: income,
      fixed_amount: bracket.base,
      threshold: bracket.from,
      percent: bracket.percent,
    },
    source,
  )
}

/** Calculates income tax and national insurance in box 1, before credits. */
export function calculateIncomeTax({ tax }: Norms, income: Amount, hasReachedPensionAge: boolean): Figure {
  const { value, source } = hasReachedPensionAge ? tax.brackets_from_aow : tax.brackets_below_aow
  const taxable = getAmountValue(income)
  const brackets = value
    .filter(({ from }) => taxable > from)
    .map(({ from, to, percent }) => {
      const amount = Math.min(taxable, to ?? Number.POSITIVE_INFINITY) - from
      return createFigure(
        'bracket_tax',
        (amount * percent) / 100,
        { amount_in_bracket: amount, percent },
        source,
      )
    })
  return createFigure(
    'income_tax',
    sumAmounts(brackets),
    { taxable_income: income, bracket_tax: brackets },
    source,
  )
}

/**
 * Calculates the tax credits. The labour credit depends on income from work; the others depend on total income
 * (verzamelinkomen), which includes the effect of a home.
 */
function calculateCredits(
  { tax: rules }: Norms,
  { labour, hasReachedPensionAge, isSingle }: YearlyEarnings,
  income: Amount,
): Figure[] {
  const general = hasReachedPensionAge ? rules.general_credit_from_aow : rules.general_credit_below_aow
  const ofLabour = hasReachedPensionAge ? rules.labour_credit_from_aow : rules.labour_credit_below_aow
  const credits = [
    calculateDecreasingCredit('general_credit', general, income),
    calculateLabourCredit(ofLabour, sumAmounts(labour)),
  ]
  if (!hasReachedPensionAge) return credits
  const { value: single, source } = rules.single_elderly_credit
  return [
    ...credits,
    calculateDecreasingCredit('elderly_credit', rules.elderly_credit, income),
    ...(isSingle && single
      ? [createFigure('single_elderly_credit', single, { fixed_amount: single }, source)]
      : []),
  ]
}

export interface YearlyTax {
  tax: Figure
  due: Figure
  /** Negative if the credits exceed the tax. */
  taxMinusCredits: number
}

/**
 * Calculates the tax on a taxable income. `added` is additional tax that is not part of the brackets. Unused credits
 * are not paid out.
 */
export function calculateTax(
  norms: Norms,
  earnings: YearlyEarnings,
  income: Amount,
  rule: 'tax_due' | 'tax_due_with_home' = 'tax_due',
  added?: Figure,
): YearlyTax {
  const tax = calculateIncomeTax(norms, income, earnings.hasReachedPensionAge)
  const credits = calculateCredits(norms, earnings, income)
  const taxMinusCredits = tax.value + (added?.value ?? 0) - sumAmounts(credits)
  const due = createFigure(rule, Math.max(0, taxMinusCredits), {
    income_tax: tax,
    ...(added && { [added.rule]: added }),
    ...groupFiguresByRule(credits),
  })
  return { tax, due, taxMinusCredits }
}

/** Calculates the yearly income after tax, credits and the health contribution on pensions, without a home. */
export function calculateNetIncome(norms: Norms, earnings: YearlyEarnings): NetIncome {
  const { labour, benefits, pensions } = earnings
  const gross = createFigure('gross_income', sumAmounts([...labour, ...benefits, ...pensions]), {
    employment_income: labour,
    benefit_income: benefits,
    pension_income: pensions,
  })
  const { tax, due } = calculateTax(norms, earnings, gross)
  const { value: health, source: healthSource } = norms.tax.health_contribution
  const insured = Math.min(sumAmounts(pensions), health.max_income)
  const contribution = createFigure(
    'health_contribution',
    (insured * health.percent) / 100,
    { pension_income: insured, percent: health.percent },
    healthSource,
  )
  const net = createFigure('net_income', gross.value - due.value - contribution.value, {
    gross_income: gross,
    tax_due: due,
    health_contribution: contribution,
  })
  return { gross, tax, due, net }
}
