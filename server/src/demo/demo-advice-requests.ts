import { calculateMaximumForHousehold } from '@portal/advice/maximum-mortgage'
import { calculateScenarioSet } from '@portal/advice/scenarios/scenario-set'
import { MaximumMortgageInput } from '@portal/contract/maximum-mortgage'
import { ScenarioInput } from '@portal/contract/scenario'
import type { InferInput } from 'valibot'
import * as v from 'valibot'
import { toAdviceRecord } from '../advice/advice-record.ts'
import { formatLeadText, insertLead } from '../advice/lead.ts'
import { getCalculationBasis } from '../advice/norms.ts'
import type { Database } from '../database/database.ts'
import type { Timeline } from './demo-timeline.ts'

const maximumMortgageInput: InferInput<typeof MaximumMortgageInput> = {
  applicant: {
    date_of_birth: '1993-05-14',
    income: { annual_employment_income: 52_000 },
    obligations: { study_loan: true },
    obligation_amounts: { study_loan: { monthly_amount: 86.4 } },
  },
  energy_label: 'b',
  interest_rate: 0.0385,
  interest_period_in_months: 120,
  market_value: 325_000,
}

const loanPart = {
  interest_rate: 0.0242,
  duration_in_months: 276,
  remaining_interest_period_in_months: 63,
  deductible_period_in_months: 276,
} as const
const scenarioInput: InferInput<typeof ScenarioInput> = {
  applicant: {
    date_of_birth: '1984-02-03',
    income: { annual_employment_income: 47_500, survivor_pension_income: 9_200 },
  },
  partner: {
    date_of_birth: '1986-09-21',
    income: { annual_employment_income: 31_000, survivor_pension_income: 4_100 },
  },
  youngest_child_date_of_birth: '2019-04-30',
  energy_label: 'c',
  property_tax_value: 388_000,
  loan_parts: [
    { ...loanPart, repayment_type: 'annuity', current_amount: 164_300 },
    { ...loanPart, repayment_type: 'interest_only', current_amount: 60_000 },
  ],
  policies: [{ insured: 'applicant', covers: 'death', amount: 75_000 }],
}

export async function seedAdviceRequests(
  db: Database,
  ids: Readonly<Record<'sofie' | 'lotte', number>>,
  timeline: Timeline,
): Promise<void> {
  const formatLead = (first_name: string, last_name: string, topic: string) =>
    formatLeadText(
      {
        first_name,
        insertion: null,
        last_name,
        email: `${first_name.toLowerCase()}@example.nl`,
        phone_number: '0612345678',
        subscribe_to_mailing: false,
        i_give_permission: true,
      },
      topic,
    )
  const [yesterday, today] = [timeline.date({ days: -1 }), timeline.date({})]
  const maximum = v.parse(MaximumMortgageInput, maximumMortgageInput)
  await insertLead(
    db,
    {
      customerId: ids.sofie,
      createdAt: timeline.moment({ days: -1 }),
      screen: 'maximum_mortgage',
      category: 'maximum_mortgage',
      subject: 'maximum_mortgage',
      content: formatLead('Sofie', 'Hendrix', 'de maximale hypotheek'),
    },
    toAdviceRecord({
      calculation: 'max',
      day: yesterday,
      input: maximum,
      outcome: JSON.stringify(calculateMaximumForHousehold(maximum, getCalculationBasis(yesterday))),
    }),
  )
  const scenario = v.parse(ScenarioInput, scenarioInput)
  await insertLead(
    db,
    {
      customerId: ids.lotte,
      createdAt: timeline.moment({ hours: -3 }),
      screen: 'scenarios',
      category: 'scenarios',
      subject: 'death',
      content: formatLead('Lotte', 'Vink', 'overlijden'),
    },
    toAdviceRecord({
      calculation: 'scenario',
      day: today,
      input: scenario,
      outcome: JSON.stringify(calculateScenarioSet(scenario, getCalculationBasis(today))),
    }),
  )
}
