import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addPersonToChanges,
  createWholeEuroFormatter,
  type FieldFormat,
  findFormChanges,
  groupChangesByPerson,
  trimText,
} from './form-changes.ts'

const fieldNames = ['a', 'b', 'c', 'd', 'e'] as const
type TestValues = Record<(typeof fieldNames)[number], number | null>
const amountsArbitrary = fc.record(
  Object.fromEntries(fieldNames.map((field) => [field, fc.option(fc.integer({ min: 0, max: 3 }))])) as {
    [F in keyof TestValues]: fc.Arbitrary<number | null>
  },
)
const fieldFormats = fieldNames.map(
  (field): FieldFormat<TestValues> => ({ field, label: field, format: createWholeEuroFormatter('nl') }),
)

test('@EDIT-17 for any saved and typed values, each changed field is listed once, and no other', () => {
  fc.assert(
    fc.property(amountsArbitrary, amountsArbitrary, (saved, typed) => {
      const named = findFormChanges(fieldFormats, saved, typed).map(({ label }) => label)
      expect(named).toEqual(fieldNames.filter((field) => saved[field] !== typed[field]))
    }),
  )
})

test('@EDIT-17 values that are formatted equally are no change: spaces around a text, and cents of a whole amount', () => {
  const createFormats = (
    format: FieldFormat<{ a: string | number }>['format'],
  ): FieldFormat<{ a: string | number }>[] => [{ field: 'a', label: 'a', format }]
  expect(findFormChanges(createFormats(trimText), { a: 'Wit' }, { a: ' Wit ' })).toEqual([])
  expect(
    findFormChanges(createFormats(createWholeEuroFormatter('nl')), { a: 58_320.75 }, { a: 58_320 }),
  ).toEqual([])
})

test('@EDIT-17 changes are grouped by person, each once, and none is lost', { tags: 'full' }, () => {
  const change = fc.record({ label: fc.string(), was: fc.string(), now: fc.string() })
  const some = fc.array(fc.tuple(fc.constantFrom(undefined, 'Van jou', 'Bas'), fc.array(change)))
  fc.assert(
    fc.property(some, (given) => {
      const changes = given.flatMap(([who, own]) => addPersonToChanges(who, own))
      const groups = groupChangesByPerson(changes)
      expect(new Set(groups.map(({ who }) => who)).size).toBe(groups.length)
      expect(groups.flatMap((group) => group.changes)).toHaveLength(changes.length)
      for (const { who, changes: own } of groups)
        expect(own).toEqual(changes.filter((one) => one.who === who))
    }),
  )
})
