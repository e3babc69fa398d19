import { getObligations } from '@portal/contract/obligation'
import { createStore, fakePortal, findLayer, renderView } from '@portal/remote-kit/test'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { expect } from 'vitest'
import '../shared/counted/CountedDrawer.tsx'
import nl from '../texts/nl.json'
import { texts } from '../texts.ts'
import { answerFile, exampleMortgage } from './example.ts'
import { plain } from './open.ts'

/** Also on the home; with a known debt but unknown parts. */
const second = { ...exampleMortgage, id: 2, mortgageParts: [] }
const elsewhere = {
  ...exampleMortgage,
  id: 3,
  monthly_amount: 740,
  mainProperty: { street: 'Korte Heuvel', number: '8', postal_code: '5038 VK', city: 'Tilburg' },
}
/** On another home, with unknown parts and payments. */
const bare = { ...elsewhere, id: 5, monthly_amount: null, mortgageParts: [] }
const applied = { ...exampleMortgage, id: 4, status: 15 }
const home = { postcode: '3541AB', number: '14', woz_value_home: 412_000 }
const debts = [{ id: 5, type: 'personal_loan', type_description: 'Persoonlijke lening', credit_limit: 7_500 }]

/**
 * Rows of what a calculator's widget includes or not, as accessible text: included or not, name, amount and reason. The
 * file has two mortgages on the home, two elsewhere, an application, and a debt.
 */
export async function countedRows(tool: ComponentType): Promise<string[]> {
  const portal = fakePortal()
  answerFile(portal, { property: home, mortgages: [exampleMortgage, second, elsewhere, bare, applied] })
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
