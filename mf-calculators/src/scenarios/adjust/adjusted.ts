import * as v from '@portal/contract/schema'
import { monthlyIncomeOf } from '@portal/domain/advice-input'
import type { ScenarioBody } from '../use-scenarios.ts'

const amount = v.nullable(v.number())

/** Figures that the customer changed; null: as in the file. */
export const Adjusted = v.object({
  /** Gross monthly income, in euro (SCEN-16). */
  applicant: amount,
  partner: amount,
  /** WOZ value, in euro. */
  value: amount,
  /** Interest of all loan parts, in percent. */
  rate: amount,
})
export type Adjusted = v.InferOutput<typeof Adjusted>

/** Monthly incomes in a year, including the holiday allowance of 8 percent (SCEN-16). */
const monthsOfIncome = 1 / monthlyIncomeOf(1)

/** Gross monthly income of a person in the input, in whole euros; null if unknown. */
export const incomeOf = (person: ScenarioBody['applicant'] | null | undefined): number | null => {
  const annual = person?.income.annual_employment_income
  return annual == null ? null : Math.round(monthlyIncomeOf(annual))
}

const withIncome = (person: ScenarioBody['applicant'], monthly: number | null) =>
  monthly === null
    ? person
    : { ...person, income: { ...person.income, annual_employment_income: monthly * monthsOfIncome } }

/** Applies the customer's changes to an input. */
export function adjust(body: ScenarioBody, adjusted: Adjusted | null): ScenarioBody {
  if (!adjusted) return body
  const { applicant, partner, value, rate } = adjusted
  return {
    ...body,
    applicant: withIncome(body.applicant, applicant),
    partner: body.partner ? withIncome(body.partner, partner) : null,
    property_tax_value: value ?? body.property_tax_value,
    loan_parts:
      rate === null
        ? body.loan_parts
        : body.loan_parts.map((part) => ({ ...part, interest_rate: Math.round(rate * 1e4) / 1e6 })),
  }
}
