import { expect, test } from 'vitest'
import { countItems, getNumberFromData } from './menu-count.ts'

test('@NAV-08 items are counted in one list or in all lists of a response', () => {
  expect(countItems({ data: [{}, {}] })).toBe(2)
  expect(countItems({ data: { unfinished: [{}], finished: [{}, {}] } })).toBe(3)
  for (const other of [null, {}, { data: null }, { data: 'x' }]) expect(countItems(other)).toBe(0)
})

test('@SEEN-01 an item is new until it has been seen', () => {
  const data = [{ seen_by_customer: null }, { seen_by_customer: '2026-01-01T10:00:00Z' }, {}]
  expect(countItems({ data }, 'unseen')).toBe(2)
})

test('an amount is read by its wire name', () => {
  expect(getNumberFromData({ data: { gross_annual_income: 48_000 } }, 'gross_annual_income')).toBe(48_000)
  expect(getNumberFromData({ data: { gross_annual_income: null } }, 'gross_annual_income')).toBe(0)
})

test('@NAV-08 @POLICY-06 only shown policies are counted, each package once', () => {
  const createPolicy = (id: number, more: object) => ({
    id,
    mutation_code: 0,
    view_group_name: 'Risico',
    ...more,
  })
  const data = [
    createPolicy(1, {}),
    createPolicy(2, { mutation_code: 3 }),
    createPolicy(3, { view_group_name: 'Auto' }),
    createPolicy(4, { view_group_name: null, branche_group_name: 'Woonlastenbeschermer' }),
    createPolicy(5, { parent_id: 1 }),
    null,
  ]
  expect(countItems({ data }, 'shown_policies')).toBe(2)
  for (const other of [null, {}, { data: null }]) expect(countItems(other, 'shown_policies')).toBe(0)
})

test('@SEEN-01 items on other pages are counted if the response has their number', () => {
  const data = [{ seen_by_customer: null }, { seen_by_customer: '2026-01-01T10:00:00Z' }]
  const meta = { total: 70, page: 1, per_page: 2, unseen_elsewhere: 12 }
  expect(countItems({ data, meta }, 'unseen')).toBe(13)
  expect(countItems({ data, meta })).toBe(70)
})
