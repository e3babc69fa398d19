import {
  beginAuthenticatorSetup,
  confirmAuthenticatorSetup,
  createRecoveryCodes,
  getAuthenticator,
  removeAuthenticator,
} from '@portal/contract/authenticator'
import { ApiError } from '@portal/contract/error'
import { createFakePortal, findOverlay, renderView } from '@portal/remote-kit/test'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import nl from '../../../texts/nl.json'
import { texts } from '../../../texts.ts'
import { AuthenticatorCard } from './AuthenticatorCard.tsx'

vi.setConfig({ testTimeout: 30_000 })
const createRejection = (errors: Record<string, string>) =>
  new ApiError('refused', { status: 422, message: 'no', body: { errors } })
const exampleRecoveryCodes = Array.from({ length: 10 }, (_, place) => `aaaa-bbbb-cc${place}d`)

async function renderAuthenticatorCard({ on = false, wanted = false, left = 10 } = {}) {
  const portal = createFakePortal()
  let enabled = on
  const checkPassword = (password?: string | null) => {
    if (wanted && password !== 'portaal-demo') throw createRejection({ current_password: 'is wrong' })
  }
  portal.answer(getAuthenticator, () => ({
    data: { enabled, recovery_codes_left: left, password_wanted: wanted },
  }))
  portal.answer(beginAuthenticatorSetup, ({ body }) => {
    checkPassword(body.current_password)
    return {
      data: { secret: 'ABCD EFGH', address: 'otpauth://totp/x', picture: { size: 9, path: 'M4 4h1v1h-1z' } },
    }
  })
  portal.answer(confirmAuthenticatorSetup, ({ body }) => {
    if (body.code === '333333') throw createRejection({ code: 'clock -3' })
    if (body.code !== '123456') throw createRejection({ code: 'is wrong' })
    enabled = true
    return { data: { recovery_codes: exampleRecoveryCodes } }
  })
  portal.answer(createRecoveryCodes, ({ body }) => {
    checkPassword(body.current_password)
    return { data: { recovery_codes: exampleRecoveryCodes } }
  })
  portal.answer(removeAuthenticator, ({ body }) => {
    checkPassword(body.current_password)
    enabled = false
    return { data: { success: true } }
  })
  await renderView(AuthenticatorCard, { portal, texts, path: '/editInfo/security' })
}
const openOverlay = async (button: string) => {
  await userEvent.click(await screen.findByRole('button', { name: button }))
  return within(await findOverlay())
}
const clickInOverlay = (layer: ReturnType<typeof within>, name: string) =>
  userEvent.click(layer.getByRole('button', { name }))

test('@KEYS-06 @KEYS-08 an authenticator app is set up with a QR code and a first code, and recovery codes are shown', {
  tags: 'full',
}, async () => {
  await renderAuthenticatorCard()
  const layer = await openOverlay(nl.app_set_up)
  await clickInOverlay(layer, nl.app_next)
  const field = await layer.findByLabelText(nl.app_code)
  expect(layer.getByRole('img', { name: nl.app_picture }).querySelector('path')?.getAttribute('d')).toBe(
    'M4 4h1v1h-1z',
  )
  expect(layer.getByText('ABCD EFGH')).toBeTruthy()
  await userEvent.type(field, '000000{Enter}')
  expect(await layer.findByText(nl.app_code_wrong)).toBeTruthy()
  await userEvent.clear(field)
  await userEvent.type(field, '333333{Enter}')
  expect(await layer.findByText(/^De klok van je telefoon loopt 3 minuten achter/)).toBeTruthy()
  await userEvent.clear(field)
  await userEvent.type(field, '123456{Enter}')
  expect(await layer.findAllByRole('listitem')).toHaveLength(10)
  await clickInOverlay(layer, nl.app_codes_kept)
  expect(await screen.findByText(nl.app_now_on)).toBeTruthy()
  expect(await screen.findByText('Je hebt nog 10 herstelcodes')).toBeTruthy()
})

test('@KEYS-08 new recovery codes require the password if the last sign-in was too long ago', async () => {
  await renderAuthenticatorCard({ on: true, wanted: true, left: 1 })
  expect(await screen.findByText('Je hebt nog 1 herstelcode')).toBeTruthy()
  const layer = await openOverlay(nl.app_new_codes)
  await userEvent.type(layer.getByLabelText(nl.two_step_password), 'een ander{Enter}')
  expect(await layer.findByText(nl.two_step_wrong_password)).toBeTruthy()
  await userEvent.clear(layer.getByLabelText(nl.two_step_password))
  await userEvent.type(layer.getByLabelText(nl.two_step_password), 'portaal-demo{Enter}')
  expect(await layer.findAllByRole('listitem')).toHaveLength(10)
  await clickInOverlay(layer, nl.app_codes_kept)
  expect(await screen.findByText(nl.app_codes_made)).toBeTruthy()
})

test('@KEYS-06 the authenticator app can be removed', async () => {
  await renderAuthenticatorCard({ on: true })
  await clickInOverlay(await openOverlay(nl.two_step_switch_off), nl.two_step_switch_off)
  expect(await screen.findByText(nl.app_now_off)).toBeTruthy()
  expect(await screen.findByRole('button', { name: nl.app_set_up })).toBeTruthy()
})
