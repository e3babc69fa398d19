// @module-tag full
import { ApiError } from '@portal/contract/error'
import {
  authoriseReleaseKey,
  getReleaseTeams,
  type ReleaseTeam,
  revokeReleaseKey,
} from '@portal/contract/release-team'
import { createFakePortal, findOverlay, renderView } from '@portal/remote-kit/test'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import nl from '../texts/nl.json'
import { texts } from '../texts.ts'
import './GrantDialog.tsx'
import TeamsScreen from './TeamsScreen.tsx'

const examplePublicKey = 'k'.repeat(43)
const exampleTeam: ReleaseTeam = {
  key: examplePublicKey,
  team: 'sparen',
  remotes: ['mf-sparen'],
  granted_by: 'Olivier Peters',
  granted_at: '2026-11-26T09:00:00Z',
  revoked_at: null,
}

async function renderTeamsScreen(teams: ReleaseTeam[]) {
  const portal = createFakePortal()
  portal.answer(getReleaseTeams, { data: teams })
  portal.answer(authoriseReleaseKey, { data: { success: true } })
  portal.answer(revokeReleaseKey, { data: { success: true } })
  await renderView(TeamsScreen, { portal, texts, path: '/teams' })
  return portal
}

test('a team shows its permissions, and revoking its key asks for confirmation', async () => {
  const portal = await renderTeamsScreen([
    exampleTeam,
    { ...exampleTeam, key: 'w'.repeat(43), revoked_at: '2026-11-26T10:00:00Z' },
  ])
  const [first, withdrawn] = (await screen.findAllByRole('listitem')).map((row) => within(row))
  expect(first?.getByText('mf-sparen')).toBeTruthy()
  expect(withdrawn?.getByText(nl.withdrawn)).toBeTruthy()
  expect(withdrawn?.queryByRole('button')).toBeNull()
  await userEvent.click(first?.getByRole('button', { name: nl.revoke }) as HTMLElement)
  const question = await screen.findByRole('alertdialog')
  const getRevokeRequests = () =>
    portal.sent.filter(({ path }) => path === `/teams/${examplePublicKey}/revoke`)
  expect(getRevokeRequests()).toEqual([])
  await userEvent.click(within(question).getByRole('button', { name: nl.revoke }))
  await waitFor(() => expect(getRevokeRequests()).toHaveLength(1))
})

test('a key is granted the listed remotes, and a rejected grant keeps the typed values', async () => {
  const portal = await renderTeamsScreen([])
  portal.answer(authoriseReleaseKey, () => {
    throw new ApiError('refused', {
      status: 422,
      body: { message: 'must be named one by one' },
      message: 'refused',
    })
  })
  await userEvent.click(await screen.findByRole('button', { name: nl.grant }))
  const dialog = within(await findOverlay(nl.grant))
  await userEvent.type(dialog.getByLabelText(nl.team), 'sparen')
  await userEvent.type(dialog.getByLabelText(nl.key), examplePublicKey)
  await userEvent.type(dialog.getByLabelText(nl.remotes), 'mf-sparen, mf-lenen mf-sparen')
  await userEvent.click(dialog.getByRole('button', { name: nl.grant }))
  expect((await dialog.findByRole('alert')).textContent).toContain('must be named one by one')
  expect((dialog.getByLabelText(nl.key) as HTMLInputElement).value).toBe(examplePublicKey)
  const body = { key: examplePublicKey, team: 'sparen', remotes: ['mf-sparen', 'mf-lenen'] }
  expect(portal.sent.filter(({ input }) => (input as { body?: unknown })?.body)).toMatchObject([
    { input: { body } },
  ])
})
