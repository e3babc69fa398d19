import { getCustomer } from '@portal/contract/customer'
import { createFakePortal, renderView } from '@portal/remote-kit/test'
import type { CatalogLoader } from '@portal/remote-kit/texts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { AdviserRow } from './adviser-row.tsx'

const loadEmptyCatalog: CatalogLoader = async () => ({ default: {} })
const TestAdviserRow = () => <AdviserRow question="Een vraag?" />

const exampleAdviser = { id: 1, username: 'anna', full_name: 'Anna de Wit' }

test('when the adviser is known, the row shows the name and a link to the contact screen', {
  tags: 'full',
}, async () => {
  const portal = createFakePortal()
  portal.answer(getCustomer, { data: { ...exampleAdviser, advisor: { id: 7, full_name: 'Marieke Jansen' } } })
  await renderView(TestAdviserRow, { portal, texts: loadEmptyCatalog })
  expect(await screen.findByText('Marieke Jansen helpt je graag verder.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Stel je vraag' }).getAttribute('href')).toBe('/contact')
})

test('when no adviser is known, the row shows the tenant', async () => {
  await renderView(TestAdviserRow, { portal: createFakePortal(), texts: loadEmptyCatalog })
  expect(await screen.findByText('Ons kantoor helpt je graag verder.')).toBeTruthy()
})
