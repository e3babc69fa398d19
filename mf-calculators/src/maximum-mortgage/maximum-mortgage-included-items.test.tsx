// @module-tag full
import { expect, test } from 'vitest'
import { findIncludedItemRows } from '../test/find-included-item-rows.ts'
import nl from '../texts/nl.json'
import MaximumMortgageSlot from './MaximumMortgageSlot.tsx'

test('the maximum mortgage assumes that debt on the home is repaid and other debts stay', async () => {
  const rows = await findIncludedItemRows(MaximumMortgageSlot)
  const [first, other, kept, bare, applied] = rows
  for (const row of [first, other]) expect(row).toMatch(new RegExp(`^${nl.counted_no}.*${nl.counted_sold}`))
  expect(kept).toMatch(new RegExp(`^${nl.counted_yes}.*Korte Heuvel 8.*${nl.counted_kept}`))
  expect(bare).toMatch(new RegExp(`^${nl.counted_no}.*${nl.counted_kept_unknown}`))
  expect(applied).toMatch(new RegExp(`^${nl.counted_no}.*${nl.counted_applied}`))
  expect(rows.find((row) => row.includes('Persoonlijke lening'))).toMatch(
    new RegExp(`^${nl.counted_yes}.*€ 7.500`),
  )
  expect(rows.at(-1)).toContain(nl.counted_policies_not_here)
})
