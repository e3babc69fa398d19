import type { MaximumMortgageInput, MaximumMortgagePerson } from '@portal/contract/maximum-mortgage'
import { createFigure, type Figure } from './figure.ts'
import { createMember, type HouseholdMember } from './household.ts'
import type { Norms } from './norms.ts'

/**
 * Calculates the average profit of the last three years, at most the profit of the last year (NHG Voorwaarden en
 * Normen, C.7); null without a business.
 */
export function calculateBusinessIncome({ income }: MaximumMortgagePerson): Figure | null {
  const profits = income.business_income
  if (!profits) return null
  const mean = profits.reduce((sum, profit) => sum + profit, 0) / profits.length
  return createFigure('business_income', Math.min(mean, profits.at(-1) ?? 0), { profit: profits })
}

/** Creates a member whose employment income includes business profit and received alimony. */
export function createEarningMember(
  norms: Norms,
  person: MaximumMortgagePerson,
  today: string,
): HouseholdMember {
  const member = createMember(norms, person, today)
  const besides = (calculateBusinessIncome(person)?.value ?? 0) + (person.income.alimony_received ?? 0)
  return { ...member, employment: member.employment + besides }
}

/** Lists the household's other monthly costs, such as ground rent. */
export function listOtherCosts(input: MaximumMortgageInput): Figure[] {
  const costs = [
    ['ground_rent_burden', input.ground_rent],
    ['lease_burden', input.private_lease],
    ['other_homes_burden', input.other_homes],
    ['bridging_burden', input.bridging],
  ] as const
  return costs.flatMap(([rule, monthly]) =>
    monthly > 0 ? [createFigure(rule, monthly, { monthly_amount: monthly })] : [],
  )
}
