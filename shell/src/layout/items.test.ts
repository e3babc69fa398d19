import { expect, test } from 'vitest'
import { amountOf, countItems } from './items.ts'

test('@NAV-08 counts the items of a list, or of all lists of an answer', () => {
  expect(countItems({ data: [{}, {}] })).toBe(2)
  expect(countItems({ data: { unfinished: [{}], finished: [{}, {}] } })).toBe(3)
  for (const other of [null, {}, { data: null }, { data: 'x' }]) expect(countItems(other)).toBe(0)
})

test('@SEEN-01 an item is new until it has been seen', () => {
  const data = [{ seen_by_customer: null }, { seen_by_customer: '2026-01-01T10:00:00Z' }, {}]
  expect(countItems({ data }, 'unseen')).toBe(2)
})

test('reads an amount by its wire name', () => {
  expect(amountOf({ data: { gross_annual_income: 48_000 } }, 'gross_annual_income')).toBe(48_000)
  expect(amountOf({ data: { gross_annual_income: null } }, 'gross_annual_income')).toBe(0)
})
