import { blockDays, getDeskAppointments } from '@portal/contract/desk/desk-appointment'
import { findOverlay } from '@portal/remote-kit/test'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { createRejectingResponse, getWriteRequests, waitForStaffRole } from '../test/desk-portal.ts'
import { exampleAppointment, renderAgenda } from '../test/render-agenda.tsx'
import nl from '../texts/nl.json'

const findDayRegion = (name: RegExp) => screen.findByRole('region', { name })
const clickButton = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('@DESK-09 an appointment is in the column of its day, with time, customer and subject, and an absence in each of its days', {
  tags: 'full',
}, async () => {
  await renderAgenda()
  const friday = within(await findDayRegion(/vrijdag 27 november/))
  expect(friday.getByText('10.00 – 11.00')).toBeTruthy()
  expect(friday.getByRole('link', { name: 'Anna de Wit' }).getAttribute('href')).toBe('/desk/customers/1')
  expect(friday.getByText('Adviesgesprek, Sanne Vermeulen')).toBeTruthy()
  expect(friday.getByText('Over de verbouwing. Zolder')).toBeTruthy()
  for (const name of [/dinsdag 24/, /woensdag 25/])
    expect(within(await findDayRegion(name)).getByText('Ruben Aalders is er niet')).toBeTruthy()
  expect(within(await findDayRegion(/maandag 23/)).getByText(nl.agenda_free)).toBeTruthy()
})

test('other weeks are linked, and the week in the URL is requested', { tags: 'full' }, async () => {
  const portal = await renderAgenda({ path: '/desk/appointments?week=2026-12-01' })
  await screen.findByRole('heading', { name: /tot en met/ })
  expect(portal.sent.some(({ path }) => path === '/desk/ZUIDER/appointments?week=2026-12-01')).toBe(true)
  const getLinkUrl = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(getLinkUrl(nl.agenda_before)).toBe('/desk/appointments?week=2026-11-16')
  expect(getLinkUrl(nl.agenda_after)).toBe('/desk/appointments?week=2026-11-30')
  expect(getLinkUrl(nl.agenda_now)).toBe('/desk/appointments')
})

test('days are blocked for a staff member with a reason, and a rejection keeps the typed values', {
  tags: 'full',
}, async () => {
  const portal = await renderAgenda()
  await waitForStaffRole(portal)
  await clickButton(nl.block)
  const dialog = within(await findOverlay(nl.block))
  await userEvent.type(dialog.getByLabelText(nl.block_reason), 'Cursus')
  portal.answer(blockDays, createRejectingResponse(422))
  await userEvent.click(dialog.getByRole('button', { name: nl.block }))
  expect(await dialog.findByText(nl.act_failed)).toBeTruthy()
  expect(dialog.getByDisplayValue('Cursus')).toBeTruthy()
  portal.answer(blockDays, { data: { success: true } })
  await userEvent.click(dialog.getByRole('button', { name: nl.block }))
  await waitFor(() =>
    expect(getWriteRequests(portal).at(-1)).toMatchObject({
      path: '/desk/ZUIDER/appointments/blocked',
      body: { resource: '1', reason: 'Cursus' },
    }),
  )
})

test('a last day before the first gives a field error, and nothing is sent', { tags: 'full' }, async () => {
  const portal = await renderAgenda()
  await waitForStaffRole(portal)
  await clickButton(nl.block)
  const dialog = within(await findOverlay(nl.block))
  await userEvent.clear(dialog.getByLabelText(nl.block_to))
  await userEvent.type(dialog.getByLabelText(nl.block_to), '1-1-2026')
  await userEvent.type(dialog.getByLabelText(nl.block_reason), 'Cursus')
  await userEvent.click(dialog.getByRole('button', { name: nl.block }))
  expect((await dialog.findAllByText(nl.block_backwards)).length).toBeGreaterThan(0)
  expect(getWriteRequests(portal)).toEqual([])
})

test('blocked days can be unblocked, and an appointment is cancelled with a reason that the customer reads', {
  tags: 'full',
}, async () => {
  const portal = await renderAgenda()
  await waitForStaffRole(portal)
  await userEvent.click(screen.getAllByRole('button', { name: nl.unblock })[0] as HTMLElement)
  await waitFor(() =>
    expect(getWriteRequests(portal).at(-1)?.path).toBe('/desk/ZUIDER/appointments/blocked/3/removed'),
  )
  await clickButton(nl.appointment_cancel)
  const dialog = within(await findOverlay(nl.appointment_cancel))
  await userEvent.type(dialog.getByLabelText(nl.reason), 'Sanne is ziek.')
  await userEvent.click(dialog.getByRole('button', { name: nl.appointment_cancel }))
  await waitFor(() =>
    expect(getWriteRequests(portal).at(-1)).toEqual({
      path: '/desk/ZUIDER/appointments/7/cancelled',
      body: { reason: 'Sanne is ziek.' },
    }),
  )
})

test('a past appointment cannot be cancelled, and a reader has no buttons to block, unblock or cancel', {
  tags: 'full',
}, async () => {
  const over = { ...exampleAppointment, start: '2026-11-23T09:00:00Z', end: '2026-11-23T10:00:00Z' }
  await waitForStaffRole(await renderAgenda({ shown: { appointments: [over] } }))
  expect(await screen.findByRole('button', { name: nl.block })).toBeTruthy()
  expect(screen.queryByRole('button', { name: nl.appointment_cancel })).toBeNull()
})

test('a reader sees the agenda and the URL of the calendar feed, without buttons', {
  tags: 'full',
}, async () => {
  const portal = await renderAgenda({ role: 'reader' })
  await waitForStaffRole(portal)
  expect(await screen.findByText(/abc\.ics$/)).toBeTruthy()
  expect(screen.queryAllByRole('button')).toEqual([])
})

test('if the agenda cannot be read, the screen says so', async () => {
  const portal = await renderAgenda()
  portal.answer(getDeskAppointments, createRejectingResponse(500))
  await portal.queries.resetQueries({ queryKey: ['DESK'] })
  expect(await screen.findByText(nl.agenda_error)).toBeTruthy()
})
