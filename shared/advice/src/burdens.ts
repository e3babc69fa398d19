import type { AdvicePerson } from '@portal/contract/advice'
import { type Amount, type Figure, figure, numberOf } from './figure.ts'
import type { Norms } from './norms.ts'

const credits = ['payment_account_with_negative_balance', 'personal_loan', 'ongoing_credit'] as const
const studies = ['study_advance', 'study_loan'] as const

/** What a student loan weighs a month: its instalment, grossed up where the interest of the home is deducted. */
export function studentLoanBurden({ lending }: Norms, monthly: number, rate: Amount, isDeductible: boolean) {
  const { value, source } = lending.student_loan_factors
  const found = value.find(({ to }) => to === null || numberOf(rate) <= to)
  const factor = isDeductible ? (found?.factor ?? 1) : 1
  return figure(
    'student_loan_burden',
    monthly * factor,
    { monthly_amount: monthly, factor, test_rate: rate },
    source,
  )
}

/** What a credit weighs a month: a share of its limit. */
export function creditBurden({ lending }: Norms, limit: number): Figure {
  const { value: percent, source } = lending.credit_percent_of_limit
  return figure('credit_burden', (limit * percent) / 100, { credit_limit: limit, percent }, source)
}

/** What a person's obligations weigh a month in the lending norms; alimony is taken off the income instead. */
export function burdensOf(norms: Norms, person: AdvicePerson, rate: Amount, isDeductible: boolean): Figure[] {
  const { obligations, obligation_amounts: amounts } = person
  const ofCredit = credits.flatMap((type) => {
    const known = amounts[type]
    if (!obligations[type] || !known) return []
    if (known.credit_limit) return [creditBurden(norms, known.credit_limit)]
    const monthly = known.monthly_amount ?? 0
    return monthly > 0 ? [figure('other_burden', monthly, { monthly_amount: monthly })] : []
  })
  const ofStudies = studies.flatMap((type) => {
    const monthly = amounts[type]?.monthly_amount ?? 0
    return obligations[type] && monthly > 0 ? [studentLoanBurden(norms, monthly, rate, isDeductible)] : []
  })
  return [...ofCredit, ...ofStudies]
}

/** A person with only some of the obligations. */
const withOnly = (
  person: AdvicePerson,
  types: readonly (keyof AdvicePerson['obligations'])[],
): AdvicePerson => ({
  ...person,
  obligations: Object.fromEntries(
    Object.entries(person.obligations).filter(([type]) => types.some((one) => one === type)),
  ) as AdvicePerson['obligations'],
})

/** Someone who died, with what the heirs have to pay: credits (BW 4:182). Study debts and alimony end at death. */
export const creditsStay = (person: AdvicePerson): AdvicePerson => withOnly(person, credits)

/** Someone who left, with what the one who stays owes as well; where that is not known, credits. */
export const jointStay = (person: AdvicePerson): AdvicePerson =>
  withOnly(person, person.joint_obligations ?? credits)

/** Alimony that a person pays in a year (NHG C.7.14: taken off the test income). */
export const alimonyOf = ({ obligations, obligation_amounts: amounts }: AdvicePerson): number =>
  obligations.alimony ? (amounts.alimony?.monthly_amount ?? 0) * 12 : 0

/** Types of obligation that a person has without a known amount, so that they weigh nothing. */
export const unweighed = ({ obligations, obligation_amounts: amounts }: AdvicePerson): boolean =>
  Object.entries(obligations).some(([type, has]) => {
    const known = amounts[type as keyof typeof obligations]
    return has && known?.credit_limit == null && known?.monthly_amount == null
  })
