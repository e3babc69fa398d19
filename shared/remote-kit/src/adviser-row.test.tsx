import { getCustomer } from '@portal/contract/customer'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { AdviserRow } from './adviser-row.tsx'
import { fakePortal, renderView } from './test/index.ts'
import type { Catalogs } from './texts.tsx'

const texts: Catalogs = async () => ({ default: {} })
const Row = () => <AdviserRow question="Een vraag?" />

const anna = { id: 1, username: 'anna', full_name: 'Anna de Wit' }

test('the adviser is known, the row shows the name and a link to the contact screen', {
  tags: 'full',
}, async () => {
  const portal = fakePortal()
  portal.answer(getCustomer, { data: { ...anna, advisor: { id: 7, full_name: 'Marieke Jansen' } } })
  await renderView(Row, { portal, texts })
  expect(await screen.findByText('Marieke Jansen helpt je graag verder.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Stel je vraag' }).getAttribute('href')).toBe('/contact')
})

test('no adviser is known, the row shows the tenant', async () => {
  await renderView(Row, { portal: fakePortal(), texts })
  expect(await screen.findByText('Ons kantoor helpt je graag verder.')).toBeTruthy()
})
