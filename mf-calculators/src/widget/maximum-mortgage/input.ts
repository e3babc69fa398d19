import { highest } from '@portal/contract/advice-amount'
import type { BodyOf } from '@portal/contract/call'
import type { getMaximumMortgage } from '@portal/contract/maximum-mortgage'
import { type FieldError, readerOf, refusedBy } from '../form/read.ts'
import type { Values } from '../form/values.ts'
import { labelOf } from '../labels.ts'

type Body = BodyOf<typeof getMaximumMortgage>

/** What the form begins with when nothing is known of the customer. */
export const usualValues: Values = {
  together: 'no',
  birth: '',
  salary: '',
  pension: '',
  partner_birth: '',
  partner_salary: '',
  partner_pension: '',
  credit: '',
  study: '',
  alimony: '',
  value: '',
  label: '',
  rate: '',
  period: '120',
}

/** Salaries of a year in one of a month: twelve, and eight percent holiday pay (SCEN-16). */
const salariesAYear = 12.96

/** Fixed periods to choose from, in months, and the usual one. */
export const periods = [12, 60, 120, 180, 240, 360]
const usualPeriod = 120

const cents = (amount: number) => Math.round(amount * 100) / 100

function obligationsOf(credit: number | null, study: number | null, alimony: number | null) {
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

/** What the service is asked, from what was typed; or what is wrong with that. */
export function maximumInputOf(
  values: Values,
  today: string,
): { body: Body } | { fieldErrors: FieldError[] } {
  const reader = readerOf(values)
  const month = { most: highest.month }
  const person = (prefix: '' | 'partner_') => {
    const birth = reader.birth(`${prefix}birth`, prefix ? 'partner_birth' : 'birth', today)
    const salary = reader.amount(`${prefix}salary`, prefix ? 'partner_salary' : 'salary', month)
    const pension = reader.amount(`${prefix}pension`, prefix ? 'partner_pension' : 'pension', month)
    return {
      date_of_birth: birth ?? '',
      income: {
        annual_employment_income: salary === null ? null : cents(salary * salariesAYear),
        old_age_pension_income: pension === null ? null : cents(pension * 12),
      },
    }
  }
  const applicant = person('')
  const partner = values.together === 'yes' ? person('partner_') : null
  const earns = [applicant, partner].some((one) =>
    Object.values(one?.income ?? {}).some((amount) => (amount ?? 0) > 0),
  )
  if (!earns && !reader.fieldErrors.some(({ name }) => /salary|pension/.test(name)))
    reader.wrong('salary', 'salary', 'mistake_income')
  const total = { most: highest.total }
  const credit = reader.amount('credit', 'credit', total)
  const study = reader.amount('study', 'study', month)
  const alimony = reader.amount('alimony', 'alimony', month)
  const value = reader.amount('value', 'value', total)
  const rate = reader.rate('rate', 'rate')
  if (reader.fieldErrors.length > 0) return { fieldErrors: reader.fieldErrors }
  return {
    body: {
      applicant: { ...applicant, ...obligationsOf(credit, study, alimony) },
      partner,
      energy_label: labelOf(values.label),
      interest_rate: rate,
      interest_period_in_months: periods.find((period) => String(period) === values.period) ?? usualPeriod,
      market_value: value,
    },
  }
}

/** What the service refused, at the fields that it means. */
export const refusedFields = refusedBy([
  [/^applicant\.date_of_birth/, 'birth', 'birth'],
  [/^applicant\.income\.old_age/, 'pension', 'pension'],
  [/^applicant\.income/, 'salary', 'salary'],
  [/^partner\.date_of_birth/, 'partner_birth', 'partner_birth'],
  [/^partner\.income\.old_age/, 'partner_pension', 'partner_pension'],
  [/^partner\.income/, 'partner_salary', 'partner_salary'],
  [/ongoing_credit/, 'credit', 'credit'],
  [/study/, 'study', 'study'],
  [/alimony/, 'alimony', 'alimony'],
  [/^market_value/, 'value', 'value'],
  [/^energy_label/, 'label', 'label'],
  [/^interest_rate/, 'rate', 'rate'],
  [/^interest_period/, 'period', 'period'],
])
