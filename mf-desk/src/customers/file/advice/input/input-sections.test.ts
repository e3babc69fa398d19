import { AdviceObligations } from '@portal/contract/advice'
import { MaximumMortgageInput } from '@portal/contract/maximum-mortgage'
import { obligationTypes } from '@portal/contract/obligation'
import { RefinanceInput } from '@portal/contract/refinance'
import { ScenarioInput } from '@portal/contract/scenario'
import { SustainabilityInput } from '@portal/contract/sustainability'
import type * as v from '@portal/contract/valibot'
import { expect, test } from 'vitest'
import { choiceValues, hiddenFields, inputFieldKinds, obligationFields } from './input-fields.ts'
import { createInputSections } from './input-sections.ts'

interface ObjectSchema {
  type: string
  entries?: Record<string, ObjectSchema>
  item?: ObjectSchema
  wrapped?: ObjectSchema
  pipe?: ObjectSchema[]
  options?: unknown[]
}

const unlistedFields = ['obligations', 'obligation_amounts', ...hiddenFields]

/** Lists the fields of a calculation's schema with their possible values, if these are enumerated. */
function listSchemaFields(schema: ObjectSchema, name = ''): [string, unknown[]][] {
  if (schema.entries)
    return Object.entries(schema.entries).flatMap(([key, one]) =>
      unlistedFields.includes(key) ? [[key, []] as [string, unknown[]]] : listSchemaFields(one, key),
    )
  const inner = schema.wrapped ?? schema.pipe?.find((one) => one !== schema && one.type !== undefined)
  if (schema.item) return listSchemaFields(schema.item, name)
  if (inner && inner !== schema && (schema.wrapped || inner.entries || inner.item || inner.wrapped))
    return listSchemaFields(inner, name)
  return [[name, schema.type === 'picklist' ? (schema.options ?? []) : []]]
}

const inputSchemas: v.GenericSchema[] = [
  ScenarioInput,
  RefinanceInput,
  MaximumMortgageInput,
  SustainabilityInput,
]

test('every input field and choice of the calculations has a text', () => {
  const taken = inputSchemas.flatMap((input) => listSchemaFields(input as unknown as ObjectSchema))
  const known = new Set([...Object.keys(inputFieldKinds), ...obligationFields, ...hiddenFields])
  expect(taken.length).toBeGreaterThan(80)
  expect(taken.map(([name]) => name).filter((name) => !known.has(name))).toEqual([])
  const worded = new Set<unknown>(choiceValues)
  const others = taken.filter(([name]) => inputFieldKinds[name as keyof typeof inputFieldKinds] === 'choice')
  expect(others.flatMap(([, options]) => options).filter((one) => !worded.has(one))).toEqual([])
  expect(Object.keys(AdviceObligations.entries)).toEqual([...obligationTypes])
})

test('unknown values are omitted, and obligations are listed with their amounts', () => {
  const sections = createInputSections({
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
      obligations: [
        { type: 'ongoing_credit', limit: 5000, monthly: null },
        { type: 'study_loan', limit: null, monthly: null },
      ],
    },
    {
      place: { kind: 'loan_part', number: 1 },
      facts: [{ name: 'current_amount', value: 10 }],
      obligations: [],
    },
    {
      place: { kind: 'other_mortgage', number: 1 },
      facts: [{ name: 'on_same_home', value: false }],
      obligations: [],
    },
    {
      place: { kind: 'other_part', mortgage: 1, number: 1 },
      facts: [{ name: 'current_amount', value: 20 }],
      obligations: [],
    },
  ])
})
