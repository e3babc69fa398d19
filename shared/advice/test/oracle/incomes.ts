import type { Figure } from '../../src/figure.ts'
import { calculateHillenDeduction, calculateImputedRent } from '../../src/home-tax.ts'
import { calculateNetIncome } from '../../src/income-tax.ts'
import type { Norms } from '../../src/norms.ts'
import type { ExampleInput, Outcome } from './example-input.ts'

/** Amount that the owner-occupied home adds to income. */
export const calculateHomeAddition = (norms: Norms, given: ExampleInput): Outcome => ({
  ewf: calculateImputedRent(norms, given.number('woz')).value,
})

/** Deduction from the imputed rent (Hillen). */
export function calculateHillen(norms: Norms, given: ExampleInput): Outcome {
  const rent = given.number('ewf')
  const deduction = calculateHillenDeduction(norms, rent, given.number('interest')).value
  return { deduction, net_addition: rent - deduction }
}

/** Tax on yearly earnings from work, or on a pension from pension age. */
function calculateTaxOn(norms: Norms, amount: number, isAow: boolean, isSingle: boolean) {
  const [labour, pensions] = isAow ? [[], [amount]] : [[amount], []]
  return calculateNetIncome(norms, { labour, benefits: [], pensions, isAow, isSingle })
}

/** Monthly net state pension, with and without credits. */
export function calculateNetStatePension(norms: Norms, given: ExampleInput): Outcome {
  const gross = given.number('gross')
  const { tax, due } = calculateTaxOn(norms, gross * 12, true, given.flag('single', true))
  const health = (gross * norms.tax.health_contribution.value.percent) / 100
  const wageTax = (given.flag('tax_credit') ? due : tax).value / 12
  return { zvw: health, wage_tax: wageTax, net: gross - health - wageTax }
}

/** Monthly wage tax by the tables of the yearly formula. */
export function calculateWageTax(norms: Norms, given: ExampleInput): Outcome {
  const isAow = given.flag('aow')
  const { tax, due } = calculateTaxOn(
    norms,
    given.number('gross_month') * 12,
    isAow,
    given.flag('single', isAow),
  )
  return { without_credit: tax.value / 12, with_credit: due.value / 12 }
}

/** Income tax of a year with its credits. */
export function calculateYearTax(norms: Norms, given: ExampleInput): Outcome {
  const isAow = given.flag('aow')
  const labour = [given.number('employment_income', 0)]
  const pensions = [given.number('pension_income', 0)]
  const isSingle = given.flag('single', true)
  const { tax, due, net } = calculateNetIncome(norms, { labour, benefits: [], pensions, isAow, isSingle })
  const of = (name: 'general_credit' | 'labour_credit' | 'elderly_credit') =>
    (due.inputs[name] as readonly Figure[] | undefined)?.[0]?.value ?? 0
  return {
    tax: tax.value,
    general_credit: of('general_credit'),
    labour_credit: of('labour_credit'),
    elderly_credit: of('elderly_credit'),
    net_year: net.value,
  }
}
