import { getCustomer } from '@portal/contract/customer'
import { getFamily } from '@portal/contract/family'
import { getLivingDetails } from '@portal/contract/living-details'
import { getMortgages } from '@portal/contract/mortgage'
import { getObligations } from '@portal/contract/obligation'
import { ScenarioResult, ScenarioSet } from '@portal/contract/scenario'
import * as v from '@portal/contract/valibot'
import type { FakePortal } from '@portal/remote-kit/test'

type LivableVerdict = ScenarioResult['verdict']['livable']

/** Creates the result of a scenario with the given verdict, and the needed and possible payment in euro a month. */
export const createScenarioResult = (
  livable: LivableVerdict,
  { needed = 1000, possible = 1200 } = {},
): ScenarioResult =>
  v.parse(ScenarioResult, {
    income: { total_net_monthly_income: 3100.5, difference_net_monthly_income: -400.25 },
    verdict: {
      can_pay_mortgage: livable !== false,
      can_prolong_mortgage: livable === true,
      livable,
    },
    mortgage_situation: { date: '2047-03-01', monthly_payments: needed, remaining_sum: 90_000 },
    maximum_mortgage: { monthly_payments: possible, total_sum: 240_000 },
    figures: { 'maximum_mortgage.total_sum': 1 },
  })

/**
 * Creates scenarios of two persons. The customer can stay in every scenario, unless `given` contains another result.
 */
export const createScenarioSet = (given: Partial<v.InferInput<typeof ScenarioSet>> = {}): ScenarioSet => {
  const yes = createScenarioResult(true)
  const both = { applicant: yes, partner: yes }
  return v.parse(ScenarioSet, {
    retirement: both,
    death: both,
    incapacitated: { '50': both, '80': both },
    unemployment: both,
    break_up: both,
    new_interest_only: { applicant: yes },
    move: { box1: { applicant: yes }, box3: { applicant: yes } },
    trace: {
      steps: [
        {
          id: 1,
          rule: 'maximum_mortgage',
          value: 240_000,
          unit: 'euro',
          inputs: [
            { term: 'maximum_by_income', value: 240_000, step: 2 },
            { term: 'maximum_by_value', value: 300_000 },
          ],
        },
        {
          id: 2,
          rule: 'maximum_by_income',
          value: 240_000,
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
    ...given,
  })
}

const exampleHouse = { postcode: '3541AB', number: '14', woz_value_home: 412_000, market_value: 450_000 }
const exampleMortgageProperty = { street: 'Lindelaan', number: '14', postal_code: '3541 AB', city: 'Utrecht' }

/** A running mortgage on the home, with one annuity part. */
export const exampleMortgage = {
  id: 1,
  status: 0,
  mainProperty: exampleMortgageProperty,
  restantHoofdsom: 98_475,
  agency: { id: 1, hdn_code: 'BK', sender_name: 'Voorbeeldbank' },
  mortgageParts: [
    { id: 1, hoofdsom: 140_000, type: 1, interest: 1.85, einddatum: '2046-03-01', remaining_debt: 98_475 },
  ],
}

const createPerson = (id: number, first_name: string, last_name: string) => ({
  id,
  first_name,
  last_name,
  full_name: `${first_name} ${last_name}`,
  date_of_birth: '1980-03-01',
  gross_annual_income: 48_300,
})

/** Overrides of the customer's file. */
interface CustomerFileResponses {
  customer?: object
  partner?: object | null
  property?: object | null
  mortgages?: object[]
}

/** Mocks the portal's responses with a complete customer file: Anna and Jeroen, their home and its mortgage. */
export function mockCustomerFile(portal: FakePortal, file: CustomerFileResponses = {}): void {
  const { customer = {}, partner = createPerson(2, 'Jeroen', 'Smit'), mortgages = [exampleMortgage] } = file
  const property = file.property === undefined ? exampleHouse : file.property
  const anna = { ...createPerson(1, 'Anna', 'de Wit'), username: 'anna', email_address: 'anna@voorbeeld.nl' }
  portal.answer(getCustomer, { data: { ...anna, mobile: '0612345678', ...customer } })
  portal.answer(getFamily, { data: { partner: partner as never, children: [] } })
  portal.answer(getLivingDetails, { data: property && { property } })
  portal.answer(getMortgages, { data: mortgages as never })
  portal.answer(getObligations, { data: [] })
}
