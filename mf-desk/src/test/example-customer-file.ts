import { DeskCustomerFile, type OutstandingDocumentRequest } from '@portal/contract/desk/desk-customer-file'
import * as v from '@portal/contract/valibot'
import { createExampleDocument } from './example-desk-data.ts'

type CustomerFileProperties = Partial<v.InferInput<typeof DeskCustomerFile>>

export const createExampleDocumentRequest = (
  given: Partial<OutstandingDocumentRequest> = {},
): OutstandingDocumentRequest => ({
  id: 51,
  kind: 'mortgage',
  name: 'Paspoort',
  comment: 'voorkant en achterkant',
  date: '2026-11-20',
  received: false,
  rejected: null,
  created_at: '2026-11-01T09:00:00Z',
  ...given,
})

const exampleMortgagePart = { id: 1, leningdeelnummer: '1', hoofdsom: 140_000, type: 1 }

/** A running mortgage of two parts. */
const exampleMortgage = {
  id: 7,
  status: 0,
  agency_name: 'Voorbeeldbank',
  hypotheeknummer: 'VB-88',
  restantHoofdsom: 243_684,
  monthly_amount: 1072.99,
  rate: 2.1,
  mortgageParts: [
    {
      ...exampleMortgagePart,
      interest: 1.85,
      einddatumRentevast: '2036-03-01',
      einddatum: '2046-03-01',
      remaining_debt: 98_475,
    },
    { ...exampleMortgagePart, id: 2, leningdeelnummer: '2', type: 5, interest: 2.4, monthly_amount: 290.42 },
  ],
}

/** Creates a complete file of a customer with the given properties. */
export const createExampleCustomerFile = (given: CustomerFileProperties = {}): DeskCustomerFile =>
  v.parse(DeskCustomerFile, {
    customer: {
      id: 1,
      username: 'anna',
      full_name: 'Anna de Wit',
      initials: 'A.',
      date_of_birth: '1985-04-12',
      age: 41,
      email_address: 'anna@example.nl',
      mobile: '0612345678',
      marital_status: { description: 'Gehuwd' },
    },
    family: {
      partner: { id: 2, full_name: 'Joost de Wit', date_of_birth: '1984-01-02' },
      children: [
        { id: 3, full_name: 'Fien de Wit', date_of_birth: '2016-06-01' },
        { id: 4, full_name: 'Guus de Wit' },
      ],
    },
    living: {
      property: {
        street_name: 'Lindelaan',
        formatted_number: '14',
        postcode: '3541 AB',
        city: 'Utrecht',
        size: 118,
      },
    },
    mortgages: [exampleMortgage],
    incomes: {
      customer: [{ id: 1, title: 'Bakkerij Zon', total: 42_000, type: 'EmploymentIncome' }],
      partner: [],
    },
    pensions: { customer: [], partner: [] },
    obligations: [
      { id: 1, type: 'study_loan', type_description: 'Studielening', agency: 'DUO', monthly_amount: 84.5 },
      { id: 2, type: 'personal_loan', type_description: 'Persoonlijke lening' },
    ],
    possessions: [{ id: 1, bank: 'Spaarbank', current_balance: 12_500 }],
    policies: [
      {
        id: 1,
        name: 'Overlijdensrisico',
        agency: 'Zeker',
        mutation_code: 0,
        view_group_name: 'Risico',
        monthly_term_amount: 18.2,
      },
      { id: 2, name: 'Oude polis', mutation_code: 4, view_group_name: 'Risico' },
    ],
    damages: [{ id: 1, type: 'vehicle', date: '2026-10-03', settled: false }],
    documents: [
      createExampleDocument(),
      createExampleDocument({
        id: 24,
        name: 'paspoort.png',
        review: {
          verdict: 'rejected',
          reason: 'De achterkant ontbreekt',
          by: 'Ruben Smit',
          at: '2026-11-22T09:00:00Z',
        },
      }),
      createExampleDocument({ id: 25, name: 'advies.pdf', from_customer: false }),
    ],
    requests: [
      createExampleDocumentRequest(),
      createExampleDocumentRequest({
        id: 52,
        kind: 'task',
        name: 'Jaaropgave',
        comment: null,
        date: '2026-12-15',
        received: true,
      }),
    ],
    account: 'active',
    last_seen_at: '2026-11-25T08:00:00Z',
    ...given,
  })

export const createEmptyCustomerFile = (given: CustomerFileProperties = {}): DeskCustomerFile =>
  createExampleCustomerFile({
    customer: { id: 1, username: 'anna', full_name: 'Anna de Wit' },
    family: {},
    living: null,
    mortgages: [],
    incomes: { customer: [], partner: [] },
    obligations: [],
    possessions: [],
    policies: [],
    damages: [],
    documents: [],
    requests: [],
    account: 'active',
    last_seen_at: null,
    ...given,
  })
