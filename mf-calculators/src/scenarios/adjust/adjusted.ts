import * as v from '@portal/contract/schema'
import { monthlyIncomeOf } from '@portal/domain/advice-input'
import type { ScenarioBody } from '../use-scenarios.ts'

const amount = v.nullable(v.number())

/** What a customer works out otherwise than the file has it; null where the file counts. */
export const Adjusted = v.object({
  /** Gross income of a month, in euro (SCEN-16). */
  applicant: amount,
  partner: amount,
  /** WOZ value, in euro. */
  value: amount,
  /** Interest of all loan parts, in percent. */
  rate: amount,
})
export type Adjusted = v.InferOutput<typeof Adjusted>

/** Months of income in a year, the holiday bonus of 8 percent included (SCEN-16). */
const monthsOfIncome = 1 / monthlyIncomeOf(1)

/** A month's gross income of a person in a body, in whole euros; null where none is known. */
export const incomeOf = (person: ScenarioBody['applicant'] | null | undefined): number | null => {
  const annual = person?.income.annual_employment_income
  return annual == null ? null : Math.round(monthlyIncomeOf(annual))
}

const withIncome = (person: ScenarioBody['applicant'], monthly: number | null) =>
  monthly === null
    ? person
    : { ...person, income: { ...person.income, annual_employment_income: monthly * monthsOfIncome } }

/** A body with what the customer works out otherwise. */
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
