import { expect, test } from 'vitest'
import { countMissingDocuments, filterMissingDocuments, getDocumentStatus } from './document-progress.ts'

const seenAt = '2026-11-20T10:00:00+00:00'
const exampleDocuments = [
  { received: 1 },
  { received: 1, seen_by_advisor: seenAt },
  { completed: true },
  { received: 0 },
  {},
]

test('@ENTITY-10 a document is missing when neither received nor completed', () => {
  expect(exampleDocuments.map(getDocumentStatus)).toEqual([
    'received',
    'seen',
    'completed',
    'missing',
    'missing',
  ])
  expect(countMissingDocuments(exampleDocuments)).toBe(2)
  expect(filterMissingDocuments(null)).toEqual([])
})

test('a document that was seen and requested again is missing', () => {
  expect(getDocumentStatus({ received: 0, seen_by_advisor: seenAt })).toBe('missing')
})
