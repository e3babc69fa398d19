import { getObligations } from '@portal/contract/obligation'
import { createFakePortal, createStore, findOverlay, renderView } from '@portal/remote-kit/test'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { expect } from 'vitest'
import '../shared/included-items/IncludedItemsDrawer.tsx'
import nl from '../texts/nl.json'
import { texts } from '../texts.ts'
import { exampleMortgage, mockCustomerFile } from './calculator-examples.ts'
import { getPlainText } from './render-calculator.ts'

/** Another mortgage on the home, with a known debt but unknown parts. */
const secondMortgage = { ...exampleMortgage, id: 2, mortgageParts: [] }
const mortgageOnOtherHome = {
  ...exampleMortgage,
  id: 3,
  monthly_amount: 740,
  mainProperty: { street: 'Korte Heuvel', number: '8', postal_code: '5038 VK', city: 'Tilburg' },
}
/** A mortgage on another home, with unknown parts and payments. */
const mortgageWithoutParts = { ...mortgageOnOtherHome, id: 5, monthly_amount: null, mortgageParts: [] }
const mortgageApplication = { ...exampleMortgage, id: 4, status: 15 }
const exampleHome = { postcode: '3541AB', number: '14', woz_value_home: 412_000 }
const exampleDebts = [
  { id: 5, type: 'personal_loan', type_description: 'Persoonlijke lening', credit_limit: 7_500 },
]

/**
 * Finds the rows of included and excluded items of a calculator's widget as accessible text: included or not, name,
 * amount and reason. The customer has two mortgages on the home, two elsewhere, an application, and a debt.
 */
export async function findIncludedItemRows(tool: ComponentType): Promise<string[]> {
  const portal = createFakePortal()
  mockCustomerFile(portal, {
    property: exampleHome,
    mortgages: [
      exampleMortgage,
      secondMortgage,
      mortgageOnOtherHome,
      mortgageWithoutParts,
      mortgageApplication,
    ],
  })
  portal.answer(getObligations, { data: exampleDebts as never })
  const tenant = portal.tenant.get()
  const keys = { maximum_mortgage_key: 'maximaal', sustainability_key: 'duurzaam' }
  await renderView(tool, {
    portal: { ...portal, tenant: createStore(tenant && { ...tenant, ...keys }) },
    texts,
  })
  expect(await screen.findByText(nl.counted_begins)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: nl.counted_open }))
  return within(await findOverlay(nl.counted_title))
    .getAllByRole('listitem')
    .map(getPlainText)
}
