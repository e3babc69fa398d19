// @module-tag full
import { ApiError } from '@portal/contract/error'
import { runReleaseAction } from '@portal/contract/release'
import { findOverlay } from '@portal/remote-kit/test'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderRemoteDetails } from '../test/render-remote-details.tsx'
import nl from '../texts/nl.json'

const getTableRow = (name: string | RegExp) => within(screen.getByRole('row', { name }))
const clickButton = (name: string, scope = within(document.body)) =>
  userEvent.click(scope.getByRole('button', { name }))

test('versions per tenant, the health of each version and recent actions are shown', async () => {
  await renderRemoteDetails()
  expect(getTableRow(/^Noorder Hypotheken/).getByText('Vast op 0.9.0')).toBeTruthy()
  expect(getTableRow(/^Zuider Advies/).getByText('2.0.0 voor 10%')).toBeTruthy()
  const bad = getTableRow(/^2\.0\.0/)
  expect(bad.getByText(nl.gate_waits)).toBeTruthy()
  expect(bad.getByText('Fouten in 4 van 10 pagina’s')).toBeTruthy()
  expect(bad.getByText('75% van 8')).toBeTruthy()
  expect(getTableRow(/^1\.0\.0/).getByText(nl.live)).toBeTruthy()
  expect(getTableRow(/^0\.9\.0/).queryByRole('button')).toBeNull()
  const [first] = within(screen.getByRole('region', { name: nl.history })).getAllByRole('listitem')
  expect(first?.textContent).toContain(nl.by_portal)
  expect(first?.textContent).toContain('errors in 4 of 10 pages')
})

test('a version that has not passed the gate is released only when forced, with a reason', async () => {
  const { acts } = await renderRemoteDetails()
  await clickButton(nl.release_this, getTableRow(/^2\.0\.0/))
  const dialog = within(await findOverlay(nl.release_version))
  expect(await dialog.findByText('route /polissen/nieuw')).toBeTruthy()
  await userEvent.type(dialog.getByRole('combobox', { name: nl.tenant }), 'Zuider')
  await userEvent.click(await screen.findByRole('option', { name: 'Zuider Advies' }))
  await userEvent.clear(dialog.getByLabelText(nl.share))
  await userEvent.type(dialog.getByLabelText(nl.share), '25')
  await clickButton(nl.release_do, dialog)
  expect((await dialog.findByRole('alert')).textContent).toContain(nl.why_required)
  expect(acts()).toEqual([])
  await userEvent.type(dialog.getByRole('textbox', { name: nl.why }), ' spoed ')
  await userEvent.click(dialog.getByLabelText(nl.force))
  await clickButton(nl.release_do, dialog)
  await waitFor(() =>
    expect(acts()).toMatchObject([
      {
        input: {
          body: {
            act: 'place',
            to: '2.0.0',
            tenant: 'zuider',
            percent: 25,
            force: true,
            why: 'spoed',
          },
        },
      },
    ]),
  )
})

test('switching a remote off requires a reason', async () => {
  const { acts } = await renderRemoteDetails()
  await clickButton(nl.act_disable, getTableRow(/^Zuider/))
  const dialog = within(await findOverlay(nl.act_disable))
  await clickButton(nl.act_disable, dialog)
  expect((await dialog.findByRole('alert')).textContent).toContain(nl.why_required)
  expect(acts()).toEqual([])
  await userEvent.type(dialog.getByRole('textbox', { name: nl.why }), 'storing')
  await clickButton(nl.act_disable, dialog)
  const body = { act: 'place', to: 'off', tenant: 'zuider', why: 'storing' }
  await waitFor(() => expect(acts()).toMatchObject([{ input: { body } }]))
})

test('an error of the server is shown unchanged, and the typed text stays', async () => {
  const { portal } = await renderRemoteDetails()
  portal.answer(runReleaseAction, () => {
    throw new ApiError('refused', {
      status: 409,
      body: { error: 'nothing', message: 'Nothing of mf-insurance is left to undo.' },
      message: 'refused',
    })
  })
  await clickButton(nl.act_rollback, getTableRow(/^Zuider Advies/))
  const dialog = within(await findOverlay(nl.act_rollback))
  await userEvent.type(dialog.getByRole('textbox'), 'te traag')
  await clickButton(nl.act_rollback, dialog)
  expect((await dialog.findByRole('alert')).textContent).toContain('is left to undo')
  expect((dialog.getByRole('textbox') as HTMLTextAreaElement).value).toBe('te traag')
})

test.each([
  [nl.act_follow, /^Noorder/, { act: 'place', to: 'live', tenant: 'noorder' }],
  [nl.act_rollback, /^Kanaal live/, { act: 'rollback', channel: 'live' }],
])('%s asks for confirmation, and sends the right request', async (button, place, body) => {
  const { acts } = await renderRemoteDetails()
  await clickButton(button, getTableRow(place))
  const dialog = within(await findOverlay(button))
  expect(acts()).toEqual([])
  await clickButton(button, dialog)
  await waitFor(() => expect(acts()).toMatchObject([{ input: { body } }]))
})
