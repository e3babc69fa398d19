import { expect, test } from 'vitest'
import { missingOf, openProgressOf, standingOf } from './progress.ts'

const looked = '2026-11-20T10:00:00+00:00'
const items = [
  { received: 1 },
  { received: 1, seen_by_advisor: looked },
  { completed: true },
  { received: 0 },
  {},
]

test('a document is missing when neither received nor completed @ENTITY-10', () => {
  expect(items.map(standingOf)).toEqual(['received', 'seen', 'completed', 'missing', 'missing'])
  expect(openProgressOf(items)).toBe(2)
  expect(missingOf(null)).toEqual([])
})

test('what was looked at and is asked anew is missing again', () => {
  expect(standingOf({ received: 0, seen_by_advisor: looked })).toBe('missing')
})
