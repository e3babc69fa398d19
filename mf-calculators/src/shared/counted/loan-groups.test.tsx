import { getObligations } from '@portal/contract/obligation'
import { createStore, fakePortal, findLayer, renderView } from '@portal/remote-kit/test'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import './CountedDrawer.tsx'
import MaximumMortgageSlot from '../../maximum-mortgage/MaximumMortgageSlot.tsx'
import SustainabilitySlot from '../../sustainability/SustainabilitySlot.tsx'
import { answerFile, exampleMortgage } from '../../test/example.ts'
import { plain } from '../../test/open.ts'
import nl from '../../texts/nl.json'
import { texts } from '../../texts.ts'

const second = { ...exampleMortgage, id: 2 }
const elsewhere = {
  ...exampleMortgage,
  id: 3,
  mainProperty: { street: 'Korte Heuvel', number: '8', postal_code: '5038 VK', city: 'Tilburg' },
}
const applied = { ...exampleMortgage, id: 4, status: 15 }
const home = { postcode: '3541AB', number: '14', woz_value_home: 412_000 }
const debts = [{ id: 5, type: 'personal_loan', type_description: 'Persoonlijke lening', credit_limit: 7_500 }]

/** The rows of the whole list, as they are read out: whether each counts, its name, amount and why. */
async function rowsOf(tool: typeof MaximumMortgageSlot) {
  const portal = fakePortal()
  answerFile(portal, { property: home, mortgages: [exampleMortgage, second, elsewhere, applied] })
  portal.answer(getObligations, { data: debts as never })
  const tenant = portal.tenant.get()
  const keys = { maximum_mortgage_key: 'maximaal', sustainability_key: 'duurzaam' }
  await renderView(tool, {
    portal: { ...portal, tenant: createStore(tenant && { ...tenant, ...keys }) },
    texts,
  })
  expect(await screen.findByText(nl.counted_begins)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: nl.counted_open }))
  return within(await findLayer(nl.counted_title))
    .getAllByRole('listitem')
    .map(plain)
}

test('advice 2: a maximum tells that what stands on the home is repaid, and what is kept is paid beside it', async () => {
  const rows = await rowsOf(MaximumMortgageSlot)
  const [first, other, kept, asked] = rows
  for (const row of [first, other]) expect(row).toMatch(new RegExp(`^${nl.counted_no}.*${nl.counted_sold}`))
  expect(kept).toMatch(new RegExp(`^${nl.counted_yes}.*Korte Heuvel 8.*${nl.counted_kept}`))
  expect(asked).toMatch(new RegExp(`^${nl.counted_no}.*${nl.counted_applied}`))
  expect(rows.find((row) => row.includes('Persoonlijke lening'))).toMatch(
    new RegExp(`^${nl.counted_yes}.*€ 7.500`),
  )
  expect(rows.at(-1)).toContain(nl.counted_policies_not_here)
})

test('advice 2: measures count every debt on the home, and tell what they do not weigh', async () => {
  const rows = await rowsOf(SustainabilitySlot)
  const [first, other, kept, asked, incomes, obligations] = rows
  for (const row of [first, other])
    expect(row).toMatch(new RegExp(`^${nl.counted_yes}.*${nl.counted_on_home}`))
  expect(kept).toMatch(new RegExp(`^${nl.counted_no}.*${nl.counted_not_on_home}`))
  expect(asked).toContain(nl.counted_applied)
  for (const row of [incomes, obligations]) expect(row).toContain(nl.counted_not_weighed)
})
