import type { AdvicePerson } from '@portal/contract/advice'
import { type Amount, type Figure, figure, numberOf } from './figure.ts'
import type { Norms } from './norms.ts'

const credits = ['payment_account_with_negative_balance', 'personal_loan', 'ongoing_credit'] as const
const studies = ['study_advance', 'study_loan'] as const

/** Monthly burden of a student loan: its instalment, grossed up if mortgage interest is deducted. */
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

/** Monthly burden of a credit: a share of its limit. */
export function creditBurden({ lending }: Norms, limit: number): Figure {
  const { value: percent, source } = lending.credit_percent_of_limit
  return figure('credit_burden', (limit * percent) / 100, { credit_limit: limit, percent }, source)
}

/** Monthly burden of a person's obligations by the lending norms. Alimony is subtracted from income instead. */
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

/** The person with only some of their obligations. */
const withObligations = (
  person: AdvicePerson,
  types: readonly (keyof AdvicePerson['obligations'])[],
): AdvicePerson => ({
  ...person,
  obligations: Object.fromEntries(
    Object.entries(person.obligations).filter(([type]) => types.some((one) => one === type)),
  ) as AdvicePerson['obligations'],
})

/** A deceased person's debts that pass to the heirs: credits (BW 4:182). Student debt and alimony end at death. */
export const inheritedDebts = (person: AdvicePerson): AdvicePerson => withObligations(person, credits)

/** Debts of a person who left that the other also owes; credits if unknown. */
export const jointDebts = (person: AdvicePerson): AdvicePerson =>
  withObligations(person, person.joint_obligations ?? credits)

/** Alimony that a person pays in a year (NHG C.7.14: subtracted from the test income). */
export const alimonyOf = ({ obligations, obligation_amounts: amounts }: AdvicePerson): number =>
  obligations.alimony ? (amounts.alimony?.monthly_amount ?? 0) * 12 : 0

/** Obligation types for which a person has no known amount and which therefore are not counted. */
export const hasUncountedObligations = ({
  obligations,
  obligation_amounts: amounts,
}: AdvicePerson): boolean =>
  Object.entries(obligations).some(([type, has]) => {
    const known = amounts[type as keyof typeof obligations]
    return has && known?.credit_limit == null && known?.monthly_amount == null
  })
