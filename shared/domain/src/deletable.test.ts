import { expect, test } from 'vitest'
import { isDeletable } from './deletable.ts'
import { monthlyAmountOf } from './policy.ts'

test('an own document can be deleted for one hour @DOC-08', () => {
  const createdAt = new Date('2026-11-21T10:00:00Z')
  const at = (text: string) => new Date(`2026-11-21T${text}Z`)
  expect(isDeletable({ userId: null, createdAt }, at('10:59:59'))).toBe(true)
  expect(isDeletable({ userId: null, createdAt }, at('11:00:00'))).toBe(true)
  expect(isDeletable({ userId: null, createdAt }, at('11:00:00.001'))).toBe(false)
  expect(isDeletable({ userId: 7, createdAt }, at('10:00:01'))).toBe(false)
})

test('a premium is spread over at least one month @POLICY-07', () => {
  expect(monthlyAmountOf(540, 12)).toBe(45)
  expect(monthlyAmountOf(27.4, 0)).toBe(27.4)
})
