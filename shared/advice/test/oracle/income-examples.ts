import type { Figure } from '../../src/figure.ts'
import { calculateHillenDeduction, calculateImputedRent } from '../../src/home-tax.ts'
import { calculateNetIncome } from '../../src/income-tax.ts'
import type { Norms } from '../../src/norms.ts'
import type { ExampleInput, Outcome } from './example-input.ts'

export const calculateExampleImputedRent = (norms: Norms, given: ExampleInput): Outcome => ({
  ewf: calculateImputedRent(norms, given.number('woz')).value,
})

export function calculateExampleHillenDeduction(norms: Norms, given: ExampleInput): Outcome {
  const rent = given.number('ewf')
  const deduction = calculateHillenDeduction(norms, rent, given.number('interest')).value
  return { deduction, net_addition: rent - deduction }
}

/** Yearly income after tax: from work, or from a pension after the state pension age. */
function calculateExampleIncome(
  norms: Norms,
  amount: number,
  hasReachedPensionAge: boolean,
  isSingle: boolean,
) {
  const [labour, pensions] = hasReachedPensionAge ? [[], [amount]] : [[amount], []]
  return calculateNetIncome(norms, { labour, benefits: [], pensions, hasReachedPensionAge, isSingle })
}

/** Monthly, with or without tax credits. */
export function calculateExampleNetStatePension(norms: Norms, given: ExampleInput): Outcome {
  const gross = given.number('gross')
  const { tax, due } = calculateExampleIncome(norms, gross * 12, true, given.flag('single', true))
  const health = (gross * norms.tax.health_contribution.value.percent) / 100
  const wageTax = (given.flag('tax_credit') ? due : tax).value / 12
  return { zvw: health, wage_tax: wageTax, net: gross - health - wageTax }
}

/** Monthly wage tax, as a twelfth of the yearly tax. */
export function calculateExampleWageTax(norms: Norms, given: ExampleInput): Outcome {
  const hasReachedPensionAge = given.flag('aow')
  const { tax, due } = calculateExampleIncome(
    norms,
    given.number('gross_month') * 12,
    hasReachedPensionAge,
    given.flag('single', hasReachedPensionAge),
  )
  return { without_credit: tax.value / 12, with_credit: due.value / 12 }
}

export function calculateExampleIncomeTax(norms: Norms, given: ExampleInput): Outcome {
  const hasReachedPensionAge = given.flag('aow')
  const labour = [given.number('employment_income', 0)]
  const pensions = [given.number('pension_income', 0)]
  const isSingle = given.flag('single', true)
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
