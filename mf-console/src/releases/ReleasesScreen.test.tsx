import { getReleasedRemotes } from '@portal/contract/release'
import { createFakePortal, renderView } from '@portal/remote-kit/test'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { exampleRemote, exampleTenants } from '../test/example-releases.ts'
import nl from '../texts/nl.json'
import { texts } from '../texts.ts'
import ReleasesScreen from './ReleasesScreen.tsx'

async function renderReleasesScreen(remotes = [exampleRemote]) {
  const portal = createFakePortal()
  portal.answer(getReleasedRemotes, { data: { tenants: exampleTenants, remotes } })
  await renderView(ReleasesScreen, { portal, texts, path: '/releases' })
}

test('rollouts are listed first; a row shows the live version and the tenants with another version', {
  tags: 'full',
}, async () => {
  await renderReleasesScreen()
  const under = within(await screen.findByRole('region', { name: nl.rollouts }))
  expect(under.getByText('Zuider Advies, in plaats van 1.0.0')).toBeTruthy()
  const row = within(screen.getByRole('row', { name: /^mf-insurance/ }))
  expect(row.getByText('Noorder Hypotheken')).toBeTruthy()
  expect(row.getByText('2.0.0 voor 10%')).toBeTruthy()
  expect(row.getByText(nl.gate_waits)).toBeTruthy()
})

test('the table can be limited to one tenant', { tags: 'full' }, async () => {
  await renderReleasesScreen()
  await userEvent.selectOptions(await screen.findByLabelText(nl.look_at), 'noorder')
  const row = within(screen.getByRole('row', { name: /^mf-insurance/ }))
  expect(row.getByText('Vast op 0.9.0')).toBeTruthy()
  expect(row.queryByText('2.0.0 voor 10%')).toBeNull()
})

test('without published remotes the screen says so', async () => {
  await renderReleasesScreen([])
  expect(await screen.findByText(nl.releases_empty)).toBeTruthy()
})
