import { maxAdviceAmounts } from '@portal/contract/advice-amount'
import { getMaximumMortgage } from '@portal/contract/maximum-mortgage'
import * as v from '@portal/contract/valibot'
import { roundToCents } from '@portal/domain/money'
import { parseEnergyLabel } from '../energy-labels.ts'
import type { FieldSchemas } from '../form/field-schemas.ts'
import type { CalculationResult, WidgetCalculation } from '../use-widget-calculation.ts'

export type DisplayedMaximumMortgage = CalculationResult<typeof getMaximumMortgage>

/** Monthly salaries in a year: twelve, and eight percent holiday allowance (SCEN-16). */
const monthlySalariesPerYear = 12.96

/** Loan terms to choose from, in months. */
export const loanTermsMonths = [60, 120, 180, 240, 300, 360]

/** Fixed-rate periods to choose from, in months. */
export const fixedPeriodsMonths = [12, 60, 120, 180, 240, 360]

const createPersonSchema = ({ amount, birthDate }: FieldSchemas) => {
  /** An amount that is typed per month, as an amount per year. */
  const amountPerYear = (months: number) =>
    v.pipe(
      amount(maxAdviceAmounts.month),
      v.transform((typed) => typed && roundToCents(typed * months)),
    )
  return v.object({
    date_of_birth: birthDate,
    income: v.object({
      annual_employment_income: amountPerYear(monthlySalariesPerYear),
      old_age_pension_income: amountPerYear(12),
      alimony_received: amountPerYear(12),
      business_income: v.pipe(
        v.array(amount(maxAdviceAmounts.year)),
        v.transform((profits) =>
          profits.some((profit) => profit !== null) ? profits.map((profit) => profit ?? 0) : null,
        ),
      ),
    }),
  })
}

type PersonIncome = Record<string, number | null | (number | null)[]>
const hasIncome = (person: { income: PersonIncome } | null) =>
  Object.values(person?.income ?? {})
    .flat()
    .some((amount) => (amount ?? 0) > 0)

const incomeField = ['applicant', 'income', 'annual_employment_income'] as const

export const maximumMortgageCalculation: WidgetCalculation<typeof getMaximumMortgage> = {
  call: getMaximumMortgage,
  defaultValues: { together: 'no', interest_period_in_months: '120', duration_in_months: '360' },
  incomeField: incomeField.join('.'),
  createSchema: (fields, text) => {
    const { amount, amountOrZero, rate, choice } = fields
    const total = amount(maxAdviceAmounts.total)
    const perMonth = amount(maxAdviceAmounts.month)
    const monthlyCost = amountOrZero(maxAdviceAmounts.month)
    const person = createPersonSchema(fields)
    const applicant = v.pipe(
      v.object({
        ...person.entries,
        obligation_amounts: v.object({
          ongoing_credit: v.object({ credit_limit: total }),
          study_loan: v.object({ monthly_amount: perMonth }),
          alimony: v.object({ monthly_amount: perMonth }),
        }),
      }),
      v.transform(({ obligation_amounts, ...known }) => {
        const present = Object.entries(obligation_amounts).filter(([, amounts]) =>
          Object.values(amounts).some(Boolean),
        )
        return {
          ...known,
          obligations: Object.fromEntries(present.map(([type]) => [type, true])),
          obligation_amounts: Object.fromEntries(present),
        }
      }),
    )
    return v.pipe(
      v.record(v.string(), v.unknown()),
      v.transform(({ together, partner, ...values }) => ({
        ...values,
        partner: together === 'yes' ? partner : null,
      })),
      v.object({
        applicant,
        partner: v.nullable(person),
        private_lease: monthlyCost,
        other_homes: monthlyCost,
        bridging: monthlyCost,
        market_value: v.pipe(
          total,
          v.check((value) => value === null || value >= 1, text('mistake_value_zero')),
        ),
        energy_label: v.pipe(v.optional(v.string()), v.transform(parseEnergyLabel)),
        interest_rate: rate,
        interest_period_in_months: choice(fixedPeriodsMonths, 120),
        duration_in_months: choice(loanTermsMonths, 360),
        ground_rent: monthlyCost,
      }),
      v.forward(
        v.partialCheck(
          [
            ['applicant', 'income'],
            ['partner', 'income'],
          ],
          ({ applicant, partner }) => hasIncome(applicant) || hasIncome(partner),
          text('mistake_income'),
        ),
        incomeField,
      ),
    )
  },
}
