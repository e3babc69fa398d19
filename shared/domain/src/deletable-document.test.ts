import { expect, test } from 'vitest'
import { isDocumentDeletable } from './deletable-document.ts'
import { toMonthlyPremium } from './policy.ts'

test('@DOC-08 a customer’s own document can be deleted for one hour', () => {
  const createdAt = new Date('2026-11-21T10:00:00Z')
  const toDateTime = (text: string) => new Date(`2026-11-21T${text}Z`)
  expect(isDocumentDeletable({ userId: null, createdAt }, toDateTime('10:59:59'))).toBe(true)
  expect(isDocumentDeletable({ userId: null, createdAt }, toDateTime('11:00:00'))).toBe(true)
  expect(isDocumentDeletable({ userId: null, createdAt }, toDateTime('11:00:00.001'))).toBe(false)
  expect(isDocumentDeletable({ userId: 7, createdAt }, toDateTime('10:00:01'))).toBe(false)
})

test('@POLICY-07 a premium covers at least one month', () => {
  expect(toMonthlyPremium(540, 12)).toBe(45)
  expect(toMonthlyPremium(27.4, 0)).toBe(27.4)
})
