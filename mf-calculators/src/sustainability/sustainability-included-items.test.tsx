// @module-tag full
import { expect, test } from 'vitest'
import { findIncludedItemRows } from '../test/find-included-item-rows.ts'
import nl from '../texts/nl.json'
import SustainabilitySlot from './SustainabilitySlot.tsx'

test('the sustainability check includes every debt on the home, and lists what it excludes', async () => {
  const rows = await findIncludedItemRows(SustainabilitySlot)
  const [first, other, kept, bare, applied, incomes, obligations] = rows
  for (const row of [first, other])
    expect(row).toMatch(new RegExp(`^${nl.counted_yes}.*${nl.counted_on_home}`))
  expect(other).toContain('€ 98.475')
  for (const row of [kept, bare])
    expect(row).toMatch(new RegExp(`^${nl.counted_no}.*${nl.counted_not_on_home}`))
  expect(applied).toContain(nl.counted_applied)
  for (const row of [incomes, obligations]) expect(row).toContain(nl.counted_not_weighed)
})
