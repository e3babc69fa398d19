import type { DeskLead } from '@portal/contract/desk/desk-lead'
import { GivenAdvice, type ReplayedAdvice } from '@portal/contract/desk/given-advice'
import * as v from '@portal/contract/valibot'
import { exampleCustomerAnna } from './example-desk-data.ts'

export const exampleColleagues = [
  { name: 'Ruben Smit', email: 'ruben@example.nl' },
  { name: 'Sanne Vermeulen', email: 'sanne@example.nl' },
]

/** Creates an unassigned request for advice with the given properties. */
export const createExampleLead = (given: Partial<DeskLead> = {}): DeskLead => ({
  id: 31,
  at: '2026-11-25T09:00:00Z',
  screen: 'scenarios',
  about: 'incapacitated.80',
  text: 'Naam: Anna de Wit\nWil advies over: arbeidsongeschiktheid',
  status: 'new',
  steps: [],
  advice: {
    id: 71,
    calculation: 'scenario',
    day: '2026-11-25',
    headline: { verdict: 'maybe', figure: null },
  },
  ...given,
})

const createExampleFigure = (step: number, value: number) => ({
  name: 'maximum_mortgage.total_sum',
  rule: 'maximum_mortgage',
  value,
  unit: 'euro' as const,
  step,
})

/** Creates an advice about scenarios with the given properties; one scenario is the subject of the request. */
export const createExampleAdvice = (given: Partial<v.InferInput<typeof GivenAdvice>> = {}): GivenAdvice =>
  v.parse(GivenAdvice, {
    id: 71,
    customer: exampleCustomerAnna,
    calculation: 'scenario',
    day: '2026-11-25',
    editions: { lending: '2026-01-01', tax: '2026-01-01' },
    input: {
      applicant: {
        date_of_birth: '1985-04-12',
        income: { annual_employment_income: 42_000, state_pension_income: null },
        obligations: { study_loan: true, alimony: false },
        obligation_amounts: { study_loan: { monthly_amount: 84.5, credit_limit: null } },
      },
      energy_label: 'a_plus_plus',
      property_tax_value: 412_000,
      loan_parts: [{ repayment_type: 'annuity', current_amount: 98_475, interest_rate: 0.0185 }],
      every_incapacity_share: true,
    },
    outcomes: [
      {
        path: 'retirement.applicant',
        name: null,
        verdict: 'yes',
        figures: [createExampleFigure(1, 240_000)],
      },
      {
        path: 'incapacitated.80.applicant',
        name: null,
        verdict: 'maybe',
        figures: [createExampleFigure(2, 180_000)],
      },
    ],
    asked: [1],
    trace: {
      steps: [
        { id: 1, rule: 'maximum_mortgage', value: 240_000, unit: 'euro', inputs: [] },
        {
          id: 2,
          rule: 'maximum_mortgage',
          value: 180_000,
          unit: 'euro',
          inputs: [{ term: 'housing_quota', value: 22.5 }],
          source: 0,
        },
      ],
      sources: [
        {
          title: 'Tijdelijke regeling hypothecair krediet',
          url: 'https://wetten.overheid.nl/BWBR0032503',
          valid_from: '2026-01-01',
        },
      ],
    },
    lead: createExampleLead(),
    ...given,
  })

/** Creates a replay with the same result for the norms of the advice's day, and another result for current norms. */
export const createExampleReplay = (): ReplayedAdvice => ({
  that_day: { day: '2026-11-25', same: true, other_editions: [], differences: [] },
  today: {
    day: '2026-11-26',
    other_editions: ['lending'],
    differences: [
      {
        path: 'incapacitated.80.applicant',
        name: null,
        verdict: { was: 'maybe', is: 'no' },
        figures: [
          {
            name: 'maximum_mortgage.total_sum',
            rule: 'maximum_mortgage',
            unit: 'euro',
            was: 180_000,
            is: 170_000,
          },
        ],
      },
    ],
  },
})
