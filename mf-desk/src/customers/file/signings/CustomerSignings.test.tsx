// @module-tag full
import {
  getDeskSignings,
  markSigningDecisionSeen,
  requestSignature,
} from '@portal/contract/desk/desk-signing'
import { findOverlay } from '@portal/remote-kit/test'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { createRejectingResponse, getWriteRequests } from '../../../test/desk-portal.ts'
import { createExampleCertificate, createExampleSigning } from '../../../test/example-signing.ts'
import { renderCustomerFile } from '../../../test/render-customer-file.tsx'
import common from '../../../texts/nl.json'
import nl from './texts/nl.json'

const examplePdf = new File(['%PDF-1.4 /Type /Page %%EOF'], 'Opdracht.pdf', { type: 'application/pdf' })

async function submitSigningRequest() {
  await userEvent.click(await screen.findByRole('button', { name: nl.signing_new }))
  return within(await findOverlay(nl.signing_new))
}
const selectPdf = async () =>
  userEvent.upload(document.querySelector('input[type=file]') as HTMLInputElement, examplePdf)

test('@SIGN-01 an uploaded PDF is sent for signing, with a deadline in two weeks by default', async () => {
  const portal = await renderCustomerFile({ view: 'requests' })
  const dialog = await submitSigningRequest()
  expect(dialog.getByText(/geavanceerde elektronische handtekening, geen gekwalificeerde/)).toBeTruthy()
  await selectPdf()
  await userEvent.type(dialog.getByLabelText(new RegExp(nl.signing_note)), 'Graag deze week')
  await userEvent.click(dialog.getByRole('button', { name: nl.signing_send }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const [act] = getWriteRequests(portal)
  expect(act?.path).toBe('/desk/ZUIDER/customers/1/signings')
  expect(act?.body).toMatchObject({ kind: 'service_order', note: 'Graag deze week', due: '2026-12-10' })
})

test('@SIGN-08 a PDF that cannot be signed shows an error that says what to do, and the typed values stay', async () => {
  const portal = await renderCustomerFile({ view: 'requests' })
  portal.answer(
    requestSignature,
    createRejectingResponse(422, { errors: { content: 'is locked by a password' } }),
  )
  const dialog = await submitSigningRequest()
  await selectPdf()
  await userEvent.click(dialog.getByRole('button', { name: nl.signing_send }))
  expect((await dialog.findByRole('alert')).textContent).toContain(nl.signing_locked)
  expect(dialog.getByText('Opdracht.pdf')).toBeTruthy()
})

test('@SIGN-08 each request is listed with its outcome, and decided ones are marked', async () => {
  const decided_at = '2026-11-25T09:00:00Z'
  const signed = createExampleSigning({
    id: 1,
    state: 'signed',
    factor: 'app',
    decided_at,
    sealed_id: 9,
    is_new: true,
  })
  const declined = createExampleSigning({ id: 2, state: 'declined', decided_at, reason: 'Te duur' })
  const late = createExampleSigning({ id: 3, due: '2026-11-20' })
  const portal = await renderCustomerFile({ view: 'requests', signings: [signed, declined, late] })
  expect(await screen.findByText(/^Ondertekend met een code van de app/)).toBeTruthy()
  expect(screen.getByText(/^Niet ondertekend, .*: Te duur$/)).toBeTruthy()
  expect(screen.getAllByText(common.late).length).toBeGreaterThan(0)
  await userEvent.click(screen.getByRole('button', { name: nl.signing_seen }))
  await waitFor(() =>
    expect(getWriteRequests(portal)).toEqual([
      { path: markSigningDecisionSeen.path.replace('{tenant}', 'ZUIDER').replace('{id}', '1') },
    ]),
  )
})

test.each([
  [{ state: 'none' as const }, /er is geen certificaat/, false],
  [{ state: 'ended' as const, valid_until: '2026-11-01T00:00:00Z' }, /op 1 nov 2026 verlopen/, false],
  [{ ends_soon: true, valid_until: '2026-12-10T00:00:00Z' }, /verloopt op 10 dec 2026/, true],
  [{ is_test: true }, /testcertificaat/, true],
])(
  '@SIGN-09 a certificate that is %o shows a notice, and signing can be requested if the certificate allows it',
  async (given, expected, can) => {
    const portal = await renderCustomerFile({ view: 'requests' })
    portal.answer(getDeskSignings, { data: { signings: [], certificate: createExampleCertificate(given) } })
    await portal.queries.invalidateQueries({ queryKey: ['DESK'] })
    expect(await screen.findByText(expected)).toBeTruthy()
    expect(screen.queryByRole('button', { name: nl.signing_new }) !== null).toBe(can)
  },
)
