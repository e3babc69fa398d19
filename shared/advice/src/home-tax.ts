import { type Amount, createFigure, type Figure, getAmountValue, sumAmounts } from './figure.ts'
import { findLowestTaxShare } from './home-tax-share.ts'
import { calculateTax, type NetIncome, type YearlyEarnings } from './income-tax.ts'
import type { Norms } from './norms.ts'

/** Calculates the imputed rent of an owner-occupied home (eigenwoningforfait). */
export function calculateImputedRent({ tax }: Norms, propertyValue: number): Figure {
  const { brackets, above } = tax.imputed_rent.value
  const isAbove = propertyValue > above.threshold
  const bracket = brackets.findLast(({ from }) => propertyValue > from)
  const percent = isAbove ? above.percent : (bracket?.percent ?? 0)
  const value = isAbove
    ? above.fixed + ((propertyValue - above.threshold) * above.percent) / 100
    : (propertyValue * percent) / 100
  return createFigure(
    'imputed_rent',
    value,
    { property_value: propertyValue, percent },
    tax.imputed_rent.source,
  )
}

/** Calculates the deduction from imputed rent that exceeds the deductible interest (Hillen deduction). */
export function calculateHillenDeduction({ tax }: Norms, rent: Amount, interest: Amount): Figure {
  const percent = tax.hillen_percent.value
  const value = (Math.max(0, getAmountValue(rent) - getAmountValue(interest)) * percent) / 100
  return createFigure(
    'hillen_deduction',
    value,
    { imputed_rent: rent, deductible_interest: interest, percent },
    tax.hillen_percent.source,
  )
}

/** A taxpayer's yearly earnings, and the tax on them without a home. */
export interface Taxpayer extends Pick<NetIncome, 'gross' | 'due'> {
  earnings: YearlyEarnings
}

interface YearlyHomeAmounts {
  rent: Figure
  /** Deductible interest and costs. */
  costs: Figure
  hillen: Figure
}

/**
 * Calculates the additional tax on costs deducted in the highest bracket. The deduction rate has a maximum (Wet IB 2001
 * art. 2.10(2)).
 */
function calculateDeductionAdjustment(
  { tax }: Norms,
  hasReachedPensionAge: boolean,
  income: Figure,
  costs: number,
): Figure | undefined {
  const brackets = hasReachedPensionAge ? tax.brackets_from_aow : tax.brackets_below_aow
  const top = brackets.value.at(-1)
  const { value: most, source } = tax.max_deduction_percent
  if (!top || top.percent <= most) return undefined
  const counted = Math.max(0, Math.min(costs, income.value + costs - top.from))
  const percent = top.percent - most
  const inputs = { deductible_interest: counted, percent, threshold: top.from }
  return counted > 0
    ? createFigure('deduction_adjustment', (counted * percent) / 100, inputs, source)
    : undefined
}

function calculateTaxWithHome(
  norms: Norms,
  { earnings, gross }: Taxpayer,
  home: YearlyHomeAmounts,
  share: number,
) {
  const { rent, costs, hillen } = home
  const addedIncome = (rent.value - hillen.value - costs.value) * share
  const income = createFigure('taxable_income', Math.max(0, gross.value + addedIncome), {
    gross_income: gross,
    imputed_rent: rent,
    ...(hillen.value > 0 && { hillen_deduction: hillen }),
    deductible_interest: costs,
    home_share: share * 100,
  })
  const more = calculateDeductionAdjustment(norms, earnings.hasReachedPensionAge, income, costs.value * share)
  return calculateTax(norms, earnings, income, 'tax_due_with_home', more)
}

function listTaxRateChangeIncomes({ tax }: Norms, hasReachedPensionAge: boolean): number[] {
  const brackets = hasReachedPensionAge ? tax.brackets_from_aow : tax.brackets_below_aow
  const general = hasReachedPensionAge ? tax.general_credit_from_aow : tax.general_credit_below_aow
  const credits = [general.value, ...(hasReachedPensionAge ? [tax.elderly_credit.value] : [])]
  return [
    ...brackets.value.map(({ from }) => from),
    ...credits.flatMap(({ from, zero_from, max, percent }) => [
      from,
      zero_from,
      from + (max * 100) / percent,
    ]),
  ]
}

/**
 * Yearly tax effect of an owner-occupied home; positive is a refund. It is the difference between the tax with and
 * without the home, so it includes changed credits and never exceeds the tax due. Two persons are tax partners and
 * divide the home so that their total tax is minimal (Wet IB 2001 art. 2.17).
 */
export function calculateHomeTaxBenefit(
  norms: Norms,
  persons: readonly Taxpayer[],
  rent: Figure,
  costs: Figure,
): Figure {
  const home = { rent, costs, hillen: calculateHillenDeduction(norms, rent, costs) }
  const balance = rent.value - home.hillen.value - costs.value
  const [first, second] = persons
  const share =
    first && second
      ? findLowestTaxShare(
          (one) => [
            calculateTaxWithHome(norms, first, home, one).taxMinusCredits,
            calculateTaxWithHome(norms, second, home, 1 - one).taxMinusCredits,
          ],
          [first, second].map(({ gross, earnings }) => ({
            income: gross.value,
            rateChangeIncomes: listTaxRateChangeIncomes(norms, earnings.hasReachedPensionAge),
            addedIncome: rent.value - home.hillen.value,
          })),
          balance,
        )
      : 1
  const shares = [share, 1 - share]
  const dues = persons.map(
    (person, index) => calculateTaxWithHome(norms, person, home, shares[index] ?? 0).due,
  )
  return createFigure(
    'home_tax_benefit',
    sumAmounts(persons.map(({ due }) => due)) - sumAmounts(dues),
    {
      imputed_rent: rent,
      deductible_interest: costs,
      tax_due: persons.map(({ due }) => due),
      tax_due_with_home: dues,
    },
    norms.tax.max_deduction_percent.source,
  )
}
