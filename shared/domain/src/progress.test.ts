import { expect, test } from 'vitest'
import { countMissing, documentStatusOf, missingOf } from './progress.ts'

const looked = '2026-11-20T10:00:00+00:00'
const items = [
  { received: 1 },
  { received: 1, seen_by_advisor: looked },
  { completed: true },
  { received: 0 },
  {},
]

test('a document is missing when neither received nor completed @ENTITY-10', () => {
  expect(items.map(documentStatusOf)).toEqual(['received', 'seen', 'completed', 'missing', 'missing'])
  expect(countMissing(items)).toBe(2)
  expect(missingOf(null)).toEqual([])
})

test('what was looked at and is asked anew is missing again', () => {
  expect(documentStatusOf({ received: 0, seen_by_advisor: looked })).toBe('missing')
})
