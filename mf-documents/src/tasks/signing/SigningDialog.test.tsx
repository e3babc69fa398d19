import { ApiError } from '@portal/contract/error'
import {
  beginSigning,
  declineSigning,
  getSigning,
  markSigningRead,
  sendSignature,
} from '@portal/contract/signing'
import type { FakePortal } from '@portal/remote-kit/test'
import { startAuthentication } from '@simplewebauthn/browser'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { createExampleSigning, getRequestBodies, openSigningDialog } from '../../test/open-signing-dialog.tsx'
import nl from './texts/nl.json'

vi.mock('@portal/blocks/viewer', async () => ({
  FileView: (await import('../../test/open-signing-dialog.tsx')).FakeFileView,
  saveViewedFile: vi.fn(),
}))
vi.mock('@simplewebauthn/browser', () => ({ startAuthentication: vi.fn() }))

const { hash, agreement } = createExampleSigning()
const clickButton = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const createRejection = (status: number, body: object) => (): never => {
  throw new ApiError('refused', { status, body, message: 'no' })
}
const simulateReadingToEnd = async () => {
  await clickButton(nl.sign_to_end)
  await screen.findByText(nl.sign_read_done)
}
const tickAgreement = async () => userEvent.click(await screen.findByRole('checkbox', { name: agreement }))
async function typeCode(label: string, code: string) {
  await userEvent.clear(screen.getByLabelText(label))
  await userEvent.type(screen.getByLabelText(label), code)
}
const getSignBodies = (portal: FakePortal) => getRequestBodies(portal, sendSignature)

test('@SIGN-02 @SIGN-03 signing is possible only after the customer read to the end, which is reported to the server', async () => {
  const portal = await openSigningDialog()
  expect(await screen.findByText(nl.sign_read_hint)).toBeTruthy()
  expect(screen.queryByRole('button', { name: nl.sign_sign })).toBeNull()
  await waitFor(() => expect(getRequestBodies(portal, markSigningRead)).toContainEqual({ hash, at: 'begin' }))
  await simulateReadingToEnd()
  await waitFor(() => expect(getRequestBodies(portal, markSigningRead)).toContainEqual({ hash, at: 'end' }))
  expect(await screen.findByRole('button', { name: nl.sign_sign })).toBeTruthy()
  expect(screen.getByText(/geavanceerde elektronische handtekening, geen gekwalificeerde/)).toBeTruthy()
})

test('@SIGN-04 @SIGN-05 a wrong code says that nothing was signed, and the right code signs and links to the sealed document', {
  tags: 'full',
}, async () => {
  const portal = await openSigningDialog()
  portal.answer(beginSigning, { data: { passkey: null } })
  await simulateReadingToEnd()
  await clickButton(nl.sign_sign)
  expect(screen.getAllByText(nl.sign_agree_required).length).toBeGreaterThan(0)
  await tickAgreement()
  await clickButton(nl.sign_mail_send)
  expect(await screen.findByText('De code is gemaild naar g…@example.nl.')).toBeTruthy()
  portal.answer(sendSignature, createRejection(422, { errors: { code: 'is wrong' } }))
  await typeCode(nl.sign_mail_code, '1234567')
  await clickButton(nl.sign_sign)
  expect((await screen.findByRole('alert')).textContent).toContain(nl.sign_error_code)
  portal.answer(sendSignature, { data: { sealed_id: 13 } })
  portal.answer(getSigning, {
    data: createExampleSigning({ state: 'signed', decided_at: '2026-11-26T10:00:00+00:00', sealed_id: 13 }),
  })
  await typeCode(nl.sign_mail_code, '7654321')
  await clickButton(nl.sign_sign)
  const link = await screen.findByRole('link', { name: nl.sign_signed_open })
  expect(link.getAttribute('href')).toContain('/documenten')
  expect(getSignBodies(portal)).toEqual([
    { hash, language: 'nl', agreed: true, factor: 'mail', code: '1234567' },
    { hash, language: 'nl', agreed: true, factor: 'mail', code: '7654321' },
  ])
})

test('@SIGN-05 the customer signs with a passkey or with a code of the authenticator app', {
  tags: 'full',
}, async () => {
  const passkey = {
    ...{ id: 'YQ', rawId: 'YQ', type: 'public-key' as const, clientExtensionResults: {} },
    response: { clientDataJSON: 'YQ', authenticatorData: 'YQ', signature: 'YQ' },
  }
  vi.mocked(startAuthentication).mockResolvedValue(passkey)
  const portal = await openSigningDialog({ factors: ['passkey', 'app'] })
  const passkeyOptions = {
    ...{ challenge: 'YQ', rpId: 'zuider.localhost', timeout: 1, userVerification: 'required' as const },
    allowCredentials: [],
  }
  portal.answer(beginSigning, { data: { passkey: passkeyOptions } })
  portal.answer(sendSignature, createRejection(409, { error: 'no_certificate' }))
  await simulateReadingToEnd()
  await tickAgreement()
  await clickButton(nl.sign_sign)
  expect((await screen.findByRole('alert')).textContent).toContain('kan nu geen documenten verzegelen')
  expect(startAuthentication).toHaveBeenCalledExactlyOnceWith({ optionsJSON: passkeyOptions })
  expect(getSignBodies(portal)).toEqual([{ hash, language: 'nl', agreed: true, factor: 'passkey', passkey }])
  await clickButton(nl.sign_app_instead)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByLabelText(nl.sign_app_code)).toBeTruthy()
})

test('@SIGN-07 declining requires a reason, and can be cancelled', { tags: 'full' }, async () => {
  const portal = await openSigningDialog()
  await clickButton(nl.sign_decline)
  await clickButton(nl.sign_decline_back)
  await clickButton(nl.sign_decline)
  portal.answer(getSigning, { data: createExampleSigning({ state: 'declined' }) })
  await userEvent.type(screen.getByLabelText(nl.sign_decline_reason), 'Het tarief klopt niet.')
  await clickButton(nl.sign_decline_send)
  expect(await screen.findByText(/Je hebt dit niet ondertekend/)).toBeTruthy()
  expect(getRequestBodies(portal, declineSigning)).toEqual([{ reason: 'Het tarief klopt niet.' }])
})

test('@SIGN-07 a file that differs from the requested one cannot be signed', { tags: 'full' }, async () => {
  await openSigningDialog({ hash: 'a'.repeat(64) })
  expect((await screen.findByRole('alert')).textContent).toBe(nl.sign_error_changed)
  expect(screen.queryByRole('button', { name: nl.sign_decline })).toBeNull()
})
