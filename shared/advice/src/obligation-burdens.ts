import type { AdvicePerson } from '@portal/contract/advice'
import { type Amount, createFigure, type Figure, getAmountValue } from './figure.ts'
import type { Norms } from './norms.ts'

const creditTypes = ['payment_account_with_negative_balance', 'personal_loan', 'ongoing_credit'] as const
const studentDebtTypes = ['study_advance', 'study_loan'] as const

/**
 * Calculates the monthly burden of a student loan: the payment, multiplied by a factor if mortgage interest is
 * deductible.
 */
export function calculateStudentLoanBurden(
  { lending }: Norms,
  monthly: number,
  rate: Amount,
  isDeductible: boolean,
) {
  const { value, source } = lending.student_loan_factors
  const found = value.find(({ to }) => to === null || getAmountValue(rate) <= to)
  const factor = isDeductible ? (found?.factor ?? 1) : 1
  return createFigure(
    'student_loan_burden',
    monthly * factor,
    { monthly_amount: monthly, factor, test_rate: rate },
    source,
  )
}

/** Calculates the monthly burden of a credit: a percentage of its limit. */
export function calculateCreditBurden({ lending }: Norms, limit: number): Figure {
  const { value: percent, source } = lending.credit_percent_of_limit
  return createFigure('credit_burden', (limit * percent) / 100, { credit_limit: limit, percent }, source)
}

/**
 * Calculates a person's monthly burdens by the lending norms. Alimony is no burden, because it lowers the income
 * instead.
 */
export function calculateBurdens(
  norms: Norms,
  person: AdvicePerson,
  rate: Amount,
  isDeductible: boolean,
): Figure[] {
  const { obligations, obligation_amounts: amounts } = person
  const ofCredit = creditTypes.flatMap((type) => {
    const known = amounts[type]
    if (!obligations[type] || !known) return []
    if (known.credit_limit) return [calculateCreditBurden(norms, known.credit_limit)]
    const monthly = known.monthly_amount ?? 0
    return monthly > 0 ? [createFigure('other_burden', monthly, { monthly_amount: monthly })] : []
  })
  const ofStudies = studentDebtTypes.flatMap((type) => {
    const monthly = amounts[type]?.monthly_amount ?? 0
    return obligations[type] && monthly > 0
      ? [calculateStudentLoanBurden(norms, monthly, rate, isDeductible)]
      : []
  })
  return [...ofCredit, ...ofStudies]
}

const filterObligations = (
  person: AdvicePerson,
  types: readonly (keyof AdvicePerson['obligations'])[],
): AdvicePerson => ({
  ...person,
  obligations: Object.fromEntries(
    Object.entries(person.obligations).filter(([type]) => types.some((one) => one === type)),
  ) as AdvicePerson['obligations'],
})

/** Copies the person with only the debts that pass to the heirs: credits (BW 4:182). */
export const keepInheritedDebts = (person: AdvicePerson): AdvicePerson =>
  filterObligations(person, creditTypes)

/**
 * Copies the person with only the debts that the other person also owes. If `joint_obligations` is absent, all credits
 * count as joint.
 */
export const keepJointDebts = (person: AdvicePerson): AdvicePerson =>
  filterObligations(person, person.joint_obligations ?? creditTypes)

/** Calculates the alimony that a person pays in a year. Alimony lowers the test income (NHG C.7.14). */
export const calculateYearlyAlimony = ({ obligations, obligation_amounts: amounts }: AdvicePerson): number =>
  obligations.alimony ? (amounts.alimony?.monthly_amount ?? 0) * 12 : 0

/** Whether an obligation has no amount, so that the burdens do not include it. */
export const hasUncountedObligations = ({
  obligations,
  obligation_amounts: amounts,
}: AdvicePerson): boolean =>
  Object.entries(obligations).some(([type, has]) => {
    const known = amounts[type as keyof typeof obligations]
    return has && known?.credit_limit == null && known?.monthly_amount == null
  })
