import { expect, test } from 'vitest'
import { missingOf, newUploadsOf, openProgressOf, standingOf } from './progress.ts'

const items = [{ received: 1 }, { completed: true }, { received: 0, completed: null }, {}]

test('a document is missing when neither received nor completed @ENTITY-10', () => {
  expect(items.map(standingOf)).toEqual(['received', 'completed', 'missing', 'missing'])
  expect(openProgressOf(items)).toBe(2)
  expect(missingOf(null)).toEqual([])
})

test('@DASH-01 @HEADER-05 new are the documents asked for by a mortgage that was not seen since', () => {
  const seen = { progress: items, seen_by_customer: '2026-11-20T10:00:00+00:00' }
  expect(newUploadsOf([{ progress: items, seen_by_customer: null }, seen, {}])).toBe(2)
})
