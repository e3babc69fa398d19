import type { Figure } from '../../src/figure.ts'
import { calculateHillenDeduction, calculateImputedRent } from '../../src/home-tax.ts'
import { calculateNetIncome } from '../../src/income-tax.ts'
import type { Norms } from '../../src/norms.ts'
import type { ExampleInput, ExampleOutcome } from './example-input.ts'

export const calculateExampleImputedRent = (norms: Norms, given: ExampleInput): ExampleOutcome => ({
  ewf: calculateImputedRent(norms, given.getNumber('woz')).value,
})

export function calculateExampleHillenDeduction(norms: Norms, given: ExampleInput): ExampleOutcome {
  const rent = given.getNumber('ewf')
  const deduction = calculateHillenDeduction(norms, rent, given.getNumber('interest')).value
  return { deduction, net_addition: rent - deduction }
}

/** Calculates the yearly income after tax: from work, or from a pension after the state pension age. */
function calculateExampleIncome(
  norms: Norms,
  amount: number,
  hasReachedPensionAge: boolean,
  isSingle: boolean,
) {
  const [labour, pensions] = hasReachedPensionAge ? [[], [amount]] : [[amount], []]
  return calculateNetIncome(norms, { labour, benefits: [], pensions, hasReachedPensionAge, isSingle })
}

/** Calculates the monthly state pension after tax, with or without tax credits. */
export function calculateExampleNetStatePension(norms: Norms, given: ExampleInput): ExampleOutcome {
  const gross = given.getNumber('gross')
  const { tax, due } = calculateExampleIncome(norms, gross * 12, true, given.getFlag('single', true))
  const health = (gross * norms.tax.health_contribution.value.percent) / 100
  const wageTax = (given.getFlag('tax_credit') ? due : tax).value / 12
  return { zvw: health, wage_tax: wageTax, net: gross - health - wageTax }
}

/** Calculates the monthly wage tax as a twelfth of the yearly tax. */
export function calculateExampleWageTax(norms: Norms, given: ExampleInput): ExampleOutcome {
  const hasReachedPensionAge = given.getFlag('aow')
  const { tax, due } = calculateExampleIncome(
    norms,
    given.getNumber('gross_month') * 12,
    hasReachedPensionAge,
    given.getFlag('single', hasReachedPensionAge),
  )
  return { without_credit: tax.value / 12, with_credit: due.value / 12 }
}

export function calculateExampleIncomeTax(norms: Norms, given: ExampleInput): ExampleOutcome {
  const hasReachedPensionAge = given.getFlag('aow')
  const labour = [given.getNumber('employment_income', 0)]
  const pensions = [given.getNumber('pension_income', 0)]
  const isSingle = given.getFlag('single', true)
  const { tax, due, net } = calculateNetIncome(norms, {
    labour,
    benefits: [],
    pensions,
    hasReachedPensionAge,
    isSingle,
  })
  const getCredit = (name: 'general_credit' | 'labour_credit' | 'elderly_credit') =>
    (due.inputs[name] as readonly Figure[] | undefined)?.[0]?.value ?? 0
  return {
    tax: tax.value,
    general_credit: getCredit('general_credit'),
    labour_credit: getCredit('labour_credit'),
    elderly_credit: getCredit('elderly_credit'),
    net_year: net.value,
  }
}
