import * as v from '@portal/contract/valibot'
import { toMonthlyIncome } from '@portal/domain/advice-input'
import type { ScenarioBody } from '../use-scenario-calculation.ts'

const nullableNumberSchema = v.nullable(v.number())

/** Figures that the customer changed; null if unchanged. */
export const AdjustedFigures = v.object({
  /** Gross monthly income, in euro (SCEN-16). */
  applicant: nullableNumberSchema,
  partner: nullableNumberSchema,
  /** WOZ value, in euro. */
  value: nullableNumberSchema,
  /** Interest of all loan parts, in percent. */
  rate: nullableNumberSchema,
})
export type AdjustedFigures = v.InferOutput<typeof AdjustedFigures>

/** Number of monthly incomes in a year, including the holiday allowance of 8 percent (SCEN-16). */
const incomeMonthsPerYear = 1 / toMonthlyIncome(1)

/** Gross monthly income of a person in the input, in whole euros; null if unknown. */
export const getMonthlyIncome = (person: ScenarioBody['applicant'] | null | undefined): number | null => {
  const annual = person?.income.annual_employment_income
  return annual == null ? null : Math.round(toMonthlyIncome(annual))
}

const replaceIncome = (person: ScenarioBody['applicant'], monthly: number | null) =>
  monthly === null
    ? person
    : { ...person, income: { ...person.income, annual_employment_income: monthly * incomeMonthsPerYear } }

export function applyAdjustedFigures(body: ScenarioBody, adjusted: AdjustedFigures | null): ScenarioBody {
  if (!adjusted) return body
  const { applicant, partner, value, rate } = adjusted
  return {
    ...body,
    applicant: replaceIncome(body.applicant, applicant),
    partner: body.partner ? replaceIncome(body.partner, partner) : null,
    property_tax_value: value ?? body.property_tax_value,
    loan_parts:
      rate === null
        ? body.loan_parts
        : body.loan_parts.map((part) => ({ ...part, interest_rate: Math.round(rate * 1e4) / 1e6 })),
  }
}
