// @module-tag full
import type { DeskErasure } from '@portal/contract/desk/desk-erasure'
import { findOverlay } from '@portal/remote-kit/test'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { getWriteRequests, waitForStaffRole } from '../../../test/desk-portal.ts'
import { renderCustomerFile } from '../../../test/render-customer-file.tsx'
import nl from '../../../texts/nl.json'

const exampleErasure: DeskErasure = {
  customer: { id: 1, name: 'Anna de Wit' },
  ...{ requested_at: '2026-11-26T09:00:00Z', due_at: '2026-12-10T09:00:00Z', access_until: null, hold: null },
}
const exampleErasureHold = { by: 'Ruben Smit', at: '2026-11-26T10:00:00Z', reason: 'Er loopt een klacht.' }

test('@ERASE-08 a notice above the file says that the customer requested erasure, and an owner can hold it with a reason', async () => {
  const portal = await renderCustomerFile({ role: 'owner', erasures: [exampleErasure] })
  expect(await screen.findByText(/gebeurt op 10 dec 2026/)).toBeTruthy()
  await userEvent.click(await screen.findByRole('button', { name: nl.erasure_hold }))
  const dialog = await findOverlay(nl.erasure_hold)
  await userEvent.type(screen.getByLabelText(nl.reason), exampleErasureHold.reason)
  await userEvent.click(
    [...dialog.querySelectorAll('button')].find((one) => one.textContent === nl.erasure_hold) as HTMLElement,
  )
  await expect
    .poll(() => getWriteRequests(portal))
    .toContainEqual({
      path: '/desk/ZUIDER/customers/1/erasure/hold',
      body: { reason: exampleErasureHold.reason },
    })
})

test('@ERASE-08 an adviser sees who holds the erasure and why, without buttons', async () => {
  const portal = await renderCustomerFile({ erasures: [{ ...exampleErasure, hold: exampleErasureHold }] })
  await waitForStaffRole(portal)
  expect(await screen.findByText(/Ruben Smit houdt het wissen tegen.*Er loopt een klacht/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: nl.erasure_release })).toBeNull()
})

test('@ERASE-11 a customer’s departure is recorded after a warning about its effects, and can be undone', async () => {
  const portal = await renderCustomerFile()
  await userEvent.click(await screen.findByRole('button', { name: nl.leaving }))
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: nl.leaving_confirm }),
  )
  await expect.poll(() => getWriteRequests(portal).at(-1)?.path).toBe('/desk/ZUIDER/customers/1/left')
})

test('@ERASE-11 a notice shows until when a former customer can read the file, and an adviser can undo the departure', async () => {
  const portal = await renderCustomerFile({
    erasures: [{ ...exampleErasure, requested_at: null, access_until: '2026-12-26' }],
  })
  expect(await screen.findByText(/tot en met 26 dec 2026/)).toBeTruthy()
  expect(screen.queryByText(/gebeurt op/)).toBeNull()
  await userEvent.click(await screen.findByRole('button', { name: nl.left_undo }))
  await expect.poll(() => getWriteRequests(portal).at(-1)?.path).toBe('/desk/ZUIDER/customers/1/back')
})
