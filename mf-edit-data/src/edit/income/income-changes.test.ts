import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createWholeEuroFormatter, formatTypedDate } from '../../shared/edit/form-changes.ts'
import { findIncomeChanges } from './income-changes.ts'
import {
  type EarnerValues,
  type IncomeValues,
  incomeAmountNames,
  toIncomeRequestBody,
  toIncomeValues,
} from './income-values.ts'

const exampleToday = '2026-11-24'
const incomeTexts = {
  formats: [
    { field: 'retirement_date' as const, label: 'retirement_date', format: formatTypedDate },
    ...incomeAmountNames.map((field) => ({ field, label: field, format: createWholeEuroFormatter('nl') })),
  ],
  own: 'own',
  partner: 'partner',
}
const earnerArbitrary = fc.record({
  ...(Object.fromEntries(
    incomeAmountNames.map((name) => [name, fc.option(fc.constantFrom(0, 1, 1.5, 2, 99_000_000_000))]),
  ) as Record<(typeof incomeAmountNames)[number], fc.Arbitrary<number | null>>),
  retirement_date: fc.constantFrom('', '2020-01-01', '2052-07-17'),
}) satisfies fc.Arbitrary<EarnerValues>

/** Values of a request body, with keys such as 'own amount' and 'partner amount'. */
function getValuesByPerson({
  partner,
  ...own
}: ReturnType<typeof toIncomeRequestBody>): Map<string, unknown> {
  const listValues = (who: string, body: object) =>
    Object.entries(body).map(([name, value]) => [`${who} ${name}`, value] as const)
  return new Map([...listValues('own', own), ...listValues('partner', (partner as object | undefined) ?? {})])
}

test('@EDIT-17 the changes of the income form are the fields that are sent with a new value, of both persons, each once', () => {
  fc.assert(
    fc.property(
      earnerArbitrary,
      earnerArbitrary,
      fc.option(fc.tuple(earnerArbitrary, earnerArbitrary)),
      (saved, typed, partners) => {
        const was: IncomeValues = { ...saved, partner: partners?.[0] ?? null }
        const now: IncomeValues = { ...typed, partner: partners?.[1] ?? null }
        const onFile = new Map<string, unknown>(
          [was, ...(was.partner ? [was.partner] : [])].flatMap((values, index) =>
            [...incomeAmountNames, 'retirement_date' as const].map((name) => {
              const value = values[name]
              const whole = typeof value === 'number' ? Math.floor(value) : value
              return [`${index === 0 ? 'own' : 'partner'} ${name}`, whole] as const
            }),
          ),
        )
        const differs = [...getValuesByPerson(toIncomeRequestBody(now, exampleToday))].filter(
          ([name, value]) => onFile.get(name) !== value,
        )
        const named = findIncomeChanges(incomeTexts, was, now, exampleToday).map(
          ({ who, label }) => `${who} ${label}`,
        )
        expect(named.toSorted()).toEqual(differs.map(([name]) => name).toSorted())
      },
    ),
  )
})

test('@EDIT-17 without changes the list is empty', () => {
  const customer = { gross_annual_income: 58_320.75, retirement_date: null }
  const values = toIncomeValues(customer as never, null)
  expect(
    findIncomeChanges(incomeTexts, values, { ...values, gross_annual_income: 58_320 }, exampleToday),
  ).toEqual([])
})
