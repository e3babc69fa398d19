import type { Obligation } from '@portal/contract/obligation'
import type { InferInput } from 'valibot'
import type { Timeline } from './demo-timeline.ts'
import type { RecordsByKind } from './records/record-collection.ts'

type Debt = Omit<InferInput<typeof Obligation>, 'id'>

const obligationDescriptions: Readonly<Record<string, string>> = {
  payment_account_with_negative_balance: 'Betaalrekening met roodstand',
  personal_loan: 'Persoonlijke lening',
  ongoing_credit: 'Doorlopend krediet',
  study_advance: 'Studievoorschot',
  study_loan: 'Studielening',
  alimony: 'Alimentatie',
}

const createObligation = (type: string, monthly: number, more: Partial<Debt> = {}): Debt => ({
  type,
  type_description: obligationDescriptions[type],
  monthly_amount: monthly,
  gross_annual_obligation: monthly * 12,
  ...more,
})

const createAnnaDebts = (timeline: Timeline): Debt[] => [
  createObligation('payment_account_with_negative_balance', 20, {
    credit_limit: 1_000,
    current_balance: 240,
    agency: 'Polderbank',
    number: 'NL02 ABNA 0123 4567 89',
  }),
  createObligation('personal_loan', 145, {
    principal_amount: 7_500,
    original_debt: 7_500,
    current_balance: 4_210,
    start_date: timeline.date({ years: -2 }),
    end_date: timeline.date({ years: 3 }),
    agency: 'Kredietbaken',
    number: 'PL-55.910',
  }),
  createObligation('ongoing_credit', 100, {
    credit_limit: 5_000,
    current_balance: 1_900,
    agency: 'Kredietbaken',
  }),
  createObligation('study_advance', 62.5, {
    original_debt: 9_800,
    current_balance: 8_130,
    agency: 'Dienst Studieschuld',
  }),
  createObligation('study_loan', 84, {
    original_debt: 15_400,
    current_balance: 6_700,
    agency: 'Dienst Studieschuld',
  }),
  createObligation('alimony', 150, { end_date: timeline.date({ years: 6 }) }),
]

const createDebts = (timeline: Timeline): Readonly<Record<string, Debt[]>> => ({
  anna: createAnnaDebts(timeline),
  uma: [
    createObligation('ongoing_credit', 0, {
      credit_limit: 2_500,
      current_balance: 0,
      agency: 'Kredietbaken',
    }),
    createObligation('study_loan', 0, { original_debt: 4_000, current_balance: 0 }),
    { ...createObligation('alimony', 0), gross_annual_obligation: 1_001 },
  ],
  fatih: [createObligation('personal_loan', 95, { original_debt: 5_000, current_balance: 3_300 })],
  igor: [createObligation('study_loan', 71, { original_debt: 12_000, current_balance: 9_400 })],
})

const createSaving = (
  bank: string,
  account_number: string,
  current_balance: number,
  common_interest: number,
) => ({
  bank,
  account_number,
  current_balance,
  common_interest,
})

const savingsByCustomer: Readonly<Record<string, object[]>> = {
  anna: [
    { ...createSaving('Polderbank', 'NL91 ABNA 0417 1643 00', 18_450.75, 1.65), monthly_contribution: 250 },
    { ...createSaving('Grachtenbank', 'NL20 INGB 0001 2345 67', 6_020, 2.1), monthly_contribution: 50 },
  ],
  bram: [createSaving('Bakenbank', 'NL44 RABO 0123 4567 89', 4_300, 1.4)],
  hilde: [createSaving('Havenkade', 'NL39 RABO 0300 0652 64', 31_900, 1.9)],
}

export const createBalanceRecords = (username: string, timeline: Timeline): RecordsByKind => ({
  obligation: createDebts(timeline)[username] ?? [],
  saving: savingsByCustomer[username] ?? [],
})
