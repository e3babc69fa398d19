import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatTypedDate, formatWholeEuroIn } from '../../shared/edit/change.ts'
import { incomeChanges } from './changes.ts'
import { amounts, type EarnerValues, type IncomeValues, incomeBody, incomeOf } from './values.ts'

const today = '2026-11-24'
const words = {
  formats: [
    { field: 'retirement_date' as const, label: 'retirement_date', say: formatTypedDate },
    ...amounts.map((field) => ({ field, label: field, say: formatWholeEuroIn('nl') })),
  ],
  own: 'own',
  partner: 'partner',
}
const earner = fc.record({
  ...(Object.fromEntries(
    amounts.map((name) => [name, fc.option(fc.constantFrom(0, 1, 1.5, 2, 99_000_000_000))]),
  ) as Record<(typeof amounts)[number], fc.Arbitrary<number | null>>),
  retirement_date: fc.constantFrom('', '2020-01-01', '2052-07-17'),
}) satisfies fc.Arbitrary<EarnerValues>

/** Values of a request body, by 'own amount' and 'partner amount'. */
function valuesByPerson({ partner, ...own }: ReturnType<typeof incomeBody>): Map<string, unknown> {
  const of = (who: string, body: object) =>
    Object.entries(body).map(([name, value]) => [`${who} ${name}`, value] as const)
  return new Map([...of('own', own), ...of('partner', (partner as object | undefined) ?? {})])
}

test('@EDIT-17 of the income form is named once what is sent and another than on file, of both people, and nothing else', () => {
  fc.assert(
    fc.property(earner, earner, fc.option(fc.tuple(earner, earner)), (saved, typed, partners) => {
      const was: IncomeValues = { ...saved, partner: partners?.[0] ?? null }
      const now: IncomeValues = { ...typed, partner: partners?.[1] ?? null }
      const onFile = new Map<string, unknown>(
        [was, ...(was.partner ? [was.partner] : [])].flatMap((values, index) =>
          [...amounts, 'retirement_date' as const].map((name) => {
            const value = values[name]
            const whole = typeof value === 'number' ? Math.floor(value) : value
            return [`${index === 0 ? 'own' : 'partner'} ${name}`, whole] as const
          }),
        ),
      )
      const differs = [...valuesByPerson(incomeBody(now, today))].filter(
        ([name, value]) => onFile.get(name) !== value,
      )
      const named = incomeChanges(words, was, now, today).map(({ who, label }) => `${who} ${label}`)
      expect(named.toSorted()).toEqual(differs.map(([name]) => name).toSorted())
    }),
  )
})

test('@EDIT-17 what is on file as it is has nothing to name', () => {
  const customer = { gross_annual_income: 58_320.75, retirement_date: null }
  const values = incomeOf(customer as never, null)
  expect(incomeChanges(words, values, { ...values, gross_annual_income: 58_320 }, today)).toEqual([])
})
