import fc from 'fast-check'
import { expect, test } from 'vitest'
import { byPerson, changesIn, changesOf, type FieldFormat, formatWholeEuroIn, trimText } from './change.ts'

const fields = ['a', 'b', 'c', 'd', 'e'] as const
type Values = Record<(typeof fields)[number], number | null>
const amounts = fc.record(
  Object.fromEntries(fields.map((field) => [field, fc.option(fc.integer({ min: 0, max: 3 }))])) as {
    [F in keyof Values]: fc.Arbitrary<number | null>
  },
)
const formats = fields.map(
  (field): FieldFormat<Values> => ({ field, label: field, say: formatWholeEuroIn('nl') }),
)

test('@EDIT-17 whatever is on file and whatever is typed: what differs is named once, and nothing else is', () => {
  fc.assert(
    fc.property(amounts, amounts, (saved, typed) => {
      const named = changesIn(formats, saved, typed).map(({ label }) => label)
      expect(named).toEqual(fields.filter((field) => saved[field] !== typed[field]))
    }),
  )
})

test('@EDIT-17 what reads the same is no change: a space around a text, cents of what is asked in whole euros', () => {
  const one = (say: FieldFormat<{ a: string | number }>['say']): FieldFormat<{ a: string | number }>[] => [
    { field: 'a', label: 'a', say },
  ]
  expect(changesIn(one(trimText), { a: 'Wit' }, { a: ' Wit ' })).toEqual([])
  expect(changesIn(one(formatWholeEuroIn('nl')), { a: 58_320.75 }, { a: 58_320 })).toEqual([])
})

test('@EDIT-17 changes are grouped by person, each once, and none is lost', { tags: 'full' }, () => {
  const change = fc.record({ label: fc.string(), was: fc.string(), now: fc.string() })
  const some = fc.array(fc.tuple(fc.constantFrom(undefined, 'Van jou', 'Bas'), fc.array(change)))
  fc.assert(
    fc.property(some, (given) => {
      const changes = given.flatMap(([who, own]) => changesOf(who, own))
      const groups = byPerson(changes)
      expect(new Set(groups.map(({ who }) => who)).size).toBe(groups.length)
      expect(groups.flatMap((group) => group.changes)).toHaveLength(changes.length)
      for (const { who, changes: own } of groups)
        expect(own).toEqual(changes.filter((one) => one.who === who))
    }),
  )
})
