import { AdviceObligations } from '@portal/contract/advice'
import { MaximumMortgageInput } from '@portal/contract/maximum-mortgage'
import { obligationTypes } from '@portal/contract/obligation'
import { RefinanceInput } from '@portal/contract/refinance'
import { ScenarioInput } from '@portal/contract/scenario'
import type * as v from '@portal/contract/schema'
import { SustainabilityInput } from '@portal/contract/sustainability'
import { expect, test } from 'vitest'
import { choices, fields, obligationFields, unsaid } from './fields.ts'
import { sectionsOf } from './sections.ts'

interface Schema {
  type: string
  entries?: Record<string, Schema>
  item?: Schema
  wrapped?: Schema
  pipe?: Schema[]
  options?: unknown[]
}

const whole = ['obligations', 'obligation_amounts', ...unsaid]

/** All fields of a calculation's schema by name, with their possible values if enumerated. */
function fieldsOf(schema: Schema, name = ''): [string, unknown[]][] {
  if (schema.entries)
    return Object.entries(schema.entries).flatMap(([key, one]) =>
      whole.includes(key) ? [[key, []] as [string, unknown[]]] : fieldsOf(one, key),
    )
  const inner = schema.wrapped ?? schema.pipe?.find((one) => one !== schema && one.type !== undefined)
  if (schema.item) return fieldsOf(schema.item, name)
  if (inner && inner !== schema && (schema.wrapped || inner.entries || inner.item || inner.wrapped))
    return fieldsOf(inner, name)
  return [[name, schema.type === 'picklist' ? (schema.options ?? []) : []]]
}

const inputs: v.GenericSchema[] = [ScenarioInput, RefinanceInput, MaximumMortgageInput, SustainabilityInput]

test('the desk has words for each field that a calculation takes, and for each choice', () => {
  const taken = inputs.flatMap((input) => fieldsOf(input as unknown as Schema))
  const known = new Set([...Object.keys(fields), ...obligationFields, ...unsaid])
  expect(taken.length).toBeGreaterThan(80)
  expect(taken.map(([name]) => name).filter((name) => !known.has(name))).toEqual([])
  const worded = new Set<unknown>(choices)
  const others = taken.filter(([name]) => fields[name as keyof typeof fields] === 'choice')
  expect(others.flatMap(([, options]) => options).filter((one) => !worded.has(one))).toEqual([])
  expect(Object.keys(AdviceObligations.entries)).toEqual([...obligationTypes])
})

test('what is not known is left out, and obligations stand with their amounts', () => {
  const sections = sectionsOf({
    applicant: {
      income: { annual_employment_income: 42_000, state_pension_income: null },
      obligations: { study_loan: true, alimony: false },
      obligation_amounts: { ongoing_credit: { credit_limit: 5000 } },
    },
    partner: null,
    every_incapacity_share: true,
    policies: [],
    loan_parts: [{ current_amount: 10 }],
    other_mortgages: [{ on_same_home: false, loan_parts: [{ current_amount: 20 }] }],
  })
  expect(sections).toEqual([
    {
      place: { kind: 'applicant' },
      facts: [{ name: 'annual_employment_income', value: 42_000 }],
      owed: [
        { type: 'ongoing_credit', limit: 5000, monthly: null },
        { type: 'study_loan', limit: null, monthly: null },
      ],
    },
    { place: { kind: 'loan_part', number: 1 }, facts: [{ name: 'current_amount', value: 10 }], owed: [] },
    {
      place: { kind: 'other_mortgage', number: 1 },
      facts: [{ name: 'on_same_home', value: false }],
      owed: [],
    },
    {
      place: { kind: 'other_part', mortgage: 1, number: 1 },
      facts: [{ name: 'current_amount', value: 20 }],
      owed: [],
    },
  ])
})
