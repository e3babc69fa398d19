import { expect, test } from 'vitest'
import { countMissing, filterMissing, getDocumentStatus } from './document-progress.ts'

const seenAt = '2026-11-20T10:00:00+00:00'
const exampleItems = [
  { received: 1 },
  { received: 1, seen_by_advisor: seenAt },
  { completed: true },
  { received: 0 },
  {},
]

test('a document is missing when neither received nor completed @ENTITY-10', () => {
  expect(exampleItems.map(getDocumentStatus)).toEqual(['received', 'seen', 'completed', 'missing', 'missing'])
  expect(countMissing(exampleItems)).toBe(2)
  expect(filterMissing(null)).toEqual([])
})

test('what was looked at and is asked anew is missing again', () => {
  expect(getDocumentStatus({ received: 0, seen_by_advisor: seenAt })).toBe('missing')
})
