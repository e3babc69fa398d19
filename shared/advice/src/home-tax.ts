import { type Amount, type Figure, figure, numberOf } from './figure.ts'
import type { NetIncome } from './income-tax.ts'
import type { Norms } from './norms.ts'

/** The imputed rent of an own home (eigenwoningforfait) by its WOZ value. */
export function imputedRent({ tax }: Norms, propertyValue: number): Figure {
  const { brackets, above } = tax.imputed_rent.value
  const isAbove = propertyValue > above.threshold
  const bracket = brackets.findLast(({ from }) => propertyValue > from)
  const percent = isAbove ? above.percent : (bracket?.percent ?? 0)
  const value = isAbove
    ? above.fixed + ((propertyValue - above.threshold) * above.percent) / 100
    : (propertyValue * percent) / 100
  return figure('imputed_rent', value, { property_value: propertyValue, percent }, tax.imputed_rent.source)
}

/** What may be taken off an imputed rent that is above the deductible interest (Hillen). */
export function hillenDeduction({ tax }: Norms, rent: Amount, interest: Amount): Figure {
  const percent = tax.hillen_percent.value
  const value = (Math.max(0, numberOf(rent) - numberOf(interest)) * percent) / 100
  return figure(
    'hillen_deduction',
    value,
    { imputed_rent: rent, deductible_interest: interest, percent },
    tax.hillen_percent.source,
  )
}

/** Tax on the slices of income between two amounts, each at no more than `most` percent. */
function slicesBetween(norms: Norms, isAow: boolean, from: number, to: number, most: number): number {
  const { value } = isAow ? norms.tax.brackets_from_aow : norms.tax.brackets_below_aow
  return value.reduce((sum, bracket) => {
    const end = Math.min(to, bracket.to ?? Number.POSITIVE_INFINITY)
    const start = Math.max(from, bracket.from)
    return end > start ? sum + ((end - start) * Math.min(bracket.percent, most)) / 100 : sum
  }, 0)
}

/**
 * What the own home does to a person's tax of a year: above zero is money back. Interest counts at the person's own
 * rates up to the highest for deduction, and brings back no more than the tax that is due; an imputed rent above the
 * interest is taxed after the Hillen deduction.
 */
export function homeTaxBenefit(
  norms: Norms,
  { gross, due }: Pick<NetIncome, 'gross' | 'due'>,
  isAow: boolean,
  rent: Figure,
  interest: Figure,
): Figure {
  const percent = norms.tax.max_deduction_percent.value
  const balance = interest.value - rent.value
  if (balance >= 0) {
    const income = gross.value
    const back = slicesBetween(norms, isAow, Math.max(0, income - balance), income, percent)
    return figure(
      'home_tax_benefit',
      Math.min(back, due.value),
      { deductible_interest: interest, imputed_rent: rent, gross_income: gross, percent, tax_due: due },
      norms.tax.max_deduction_percent.source,
    )
  }
  const hillen = hillenDeduction(norms, rent, interest)
  const addition = -balance - hillen.value
  const paid = slicesBetween(norms, isAow, gross.value, gross.value + addition, 100)
  return figure(
    'home_tax_benefit',
    -paid,
    { imputed_rent: rent, deductible_interest: interest, hillen_deduction: hillen, gross_income: gross },
    norms.tax.hillen_percent.source,
  )
}
