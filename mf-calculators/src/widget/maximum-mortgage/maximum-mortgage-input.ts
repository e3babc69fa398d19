import { maxAdviceAmounts } from '@portal/contract/advice-amount'
import type { CallBody } from '@portal/contract/call'
import type { getMaximumMortgage } from '@portal/contract/maximum-mortgage'
import { parseEnergyLabel } from '../energy-labels.ts'
import { createFormReader, createRejectedFieldMapper, type FieldError } from '../form/form-reader.ts'
import type { FormValues } from '../form/form-values.ts'

type MaximumMortgageBody = CallBody<typeof getMaximumMortgage>

export const maximumMortgageDefaults: FormValues = {
  together: 'no',
  birth: '',
  salary: '',
  pension: '',
  profit_1: '',
  profit_2: '',
  profit_3: '',
  alimony_in: '',
  partner_birth: '',
  partner_salary: '',
  partner_pension: '',
  partner_profit_1: '',
  partner_profit_2: '',
  partner_profit_3: '',
  partner_alimony_in: '',
  credit: '',
  study: '',
  alimony: '',
  lease: '',
  other_homes: '',
  bridging: '',
  ground_rent: '',
  value: '',
  label: '',
  rate: '',
  period: '120',
  years: '30',
}

/** Monthly salaries in a year: twelve, and eight percent holiday allowance (SCEN-16). */
const monthlySalariesPerYear = 12.96

/** Loan terms to choose from, in years. */
export const loanTermsYears = [5, 10, 15, 20, 25, 30]
const defaultTermYears = 30

/** Fixed-rate periods to choose from, in months. */
export const fixedPeriodsMonths = [12, 60, 120, 180, 240, 360]
const defaultFixedPeriodMonths = 120

const roundToCents = (amount: number) => Math.round(amount * 100) / 100

function toObligations(credit: number | null, study: number | null, alimony: number | null) {
  const has = { ongoing_credit: credit, study_loan: study, alimony }
  const present = Object.entries(has).filter(([, amount]) => amount !== null && amount > 0)
  return {
    obligations: Object.fromEntries(present.map(([type]) => [type, true])),
    obligation_amounts: Object.fromEntries(
      present.map(([type, amount]) => [
        type,
        type === 'ongoing_credit' ? { credit_limit: amount } : { monthly_amount: amount },
      ]),
    ),
  }
}

/** Creates the request body of the calculation from form values, or returns the field errors. */
export function createMaximumMortgageInput(
  values: FormValues,
  today: string,
): { body: MaximumMortgageBody } | { fieldErrors: FieldError[] } {
  const reader = createFormReader(values)
  const month = { maxAmount: maxAdviceAmounts.month }
  const readPerson = (prefix: '' | 'partner_') => {
    const birth = reader.birth(`${prefix}birth`, prefix ? 'partner_birth' : 'birth', today)
    const salary = reader.amount(`${prefix}salary`, prefix ? 'partner_salary' : 'salary', month)
    const pension = reader.amount(`${prefix}pension`, prefix ? 'partner_pension' : 'pension', month)
    const profits = ([1, 2, 3] as const).map((year) =>
      reader.amount(`${prefix}profit_${year}`, `profit_${year}`, { maxAmount: maxAdviceAmounts.year }),
    )
    const alimony = reader.amount(`${prefix}alimony_in`, 'alimony_in', month)
    const isBusiness = profits.some((profit) => profit !== null)
    return {
      date_of_birth: birth ?? '',
      income: {
        ...(isBusiness && {
          business_income: profits.map((profit) => profit ?? 0),
        }),
        ...(alimony !== null && { alimony_received: roundToCents(alimony * 12) }),
        annual_employment_income: salary === null ? null : roundToCents(salary * monthlySalariesPerYear),
        old_age_pension_income: pension === null ? null : roundToCents(pension * 12),
      },
    }
  }
  const applicant = readPerson('')
  const partner = values.together === 'yes' ? readPerson('partner_') : null
  const earns = [applicant, partner].some((one) =>
    Object.values(one?.income ?? {})
      .flat()
      .some((amount) => (amount ?? 0) > 0),
  )
  if (!earns && !reader.fieldErrors.some(({ name }) => /salary|pension|profit|alimony_in/.test(name)))
    reader.wrong('salary', 'salary', 'mistake_income')
  const total = { maxAmount: maxAdviceAmounts.total }
  const credit = reader.amount('credit', 'credit', total)
  const study = reader.amount('study', 'study', month)
  const alimony = reader.amount('alimony', 'alimony', month)
  const lease = reader.amount('lease', 'lease', month)
  const otherHomes = reader.amount('other_homes', 'other_homes', month)
  const bridging = reader.amount('bridging', 'bridging', month)
  const groundRent = reader.amount('ground_rent', 'ground_rent', month)
  const value = reader.amount('value', 'value', total)
  if (value !== null && value < 1) reader.wrong('value', 'value', 'mistake_value_zero')
  const rate = reader.rate('rate', 'rate')
  if (reader.fieldErrors.length > 0) return { fieldErrors: reader.fieldErrors }
  return {
    body: {
      applicant: { ...applicant, ...toObligations(credit, study, alimony) },
      partner,
      energy_label: parseEnergyLabel(values.label),
      interest_rate: rate,
      interest_period_in_months:
        fixedPeriodsMonths.find((period) => String(period) === values.period) ?? defaultFixedPeriodMonths,
      duration_in_months:
        (loanTermsYears.find((term) => String(term) === values.years) ?? defaultTermYears) * 12,
      market_value: value,
      ground_rent: groundRent ?? 0,
      private_lease: lease ?? 0,
      other_homes: otherHomes ?? 0,
      bridging: bridging ?? 0,
    },
  }
}

export const mapRejectedMortgageInput = createRejectedFieldMapper([
  [/^applicant\.date_of_birth/, 'birth', 'birth'],
  [/^applicant\.income\.old_age/, 'pension', 'pension'],
  [/^applicant\.income\.business/, 'profit_3', 'profit_3'],
  [/^applicant\.income\.alimony/, 'alimony_in', 'alimony_in'],
  [/^applicant\.income/, 'salary', 'salary'],
  [/^partner\.date_of_birth/, 'partner_birth', 'partner_birth'],
  [/^partner\.income\.old_age/, 'partner_pension', 'partner_pension'],
  [/^partner\.income\.business/, 'partner_profit_3', 'profit_3'],
  [/^partner\.income\.alimony/, 'partner_alimony_in', 'alimony_in'],
  [/^partner\.income/, 'partner_salary', 'partner_salary'],
  [/ongoing_credit/, 'credit', 'credit'],
  [/study/, 'study', 'study'],
  [/obligation.*alimony/, 'alimony', 'alimony'],
  [/^market_value/, 'value', 'value'],
  [/^energy_label/, 'label', 'label'],
  [/^interest_rate/, 'rate', 'rate'],
  [/^private_lease/, 'lease', 'lease'],
  [/^other_homes/, 'other_homes', 'other_homes'],
  [/^bridging/, 'bridging', 'bridging'],
  [/^ground_rent/, 'ground_rent', 'ground_rent'],
  [/^duration/, 'years', 'loan_years'],
  [/^interest_period/, 'period', 'period'],
])
