import { mailTwoFactorCode, resetPassword, validateMailedToken } from '@portal/contract/account'
import { passwordErrorTexts } from '@portal/contract/auth'
import { ApiError, type ErrorBody } from '@portal/contract/error'
import type { SignInResult } from '@portal/remote-kit/portal'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { createGuestPortal, renderAuthView } from '../test/render-auth-view.tsx'
import nl from '../texts/nl.json'
import PasswordScreen from './PasswordScreen.tsx'

beforeEach(() => sessionStorage.clear())

const createRejectingResponse =
  (status: number, body: ErrorBody = {}) =>
  () => {
    throw new ApiError('refused', { status, message: 'refused', body })
  }

async function renderPasswordScreen(path = '/password?reset_password=1&token=T', ...results: SignInResult[]) {
  const { portal, signIn } = createGuestPortal(...results)
  portal.answer(validateMailedToken, { data: { username: 'anna' } })
  portal.answer(resetPassword, { data: { success: true } })
  portal.answer(mailTwoFactorCode, { data: { success: true } })
  await renderAuthView(PasswordScreen, portal, path)
  return { portal, signIn }
}

async function submitNewPassword(password: string, confirmation = password) {
  if (password) await userEvent.type(await screen.findByLabelText(nl.password_new), password)
  if (confirmation) await userEvent.type(screen.getByLabelText(nl.password_confirmation), confirmation)
  await userEvent.click(screen.getByRole('button', { name: nl.password_submit }))
}

test('@ROUTE-04 trust A8: the token is removed from the URL before the first request', {
  tags: 'full',
}, async () => {
  const { portal, signIn } = createGuestPortal()
  const order: string[] = []
  portal.answer(validateMailedToken, () => {
    order.push('validate')
    return { data: { username: 'anna' } }
  })
  const navigate = (path: string) => void order.push(path)
  await renderAuthView(PasswordScreen, { ...portal, navigate }, '/password?reset_password=1&token=T')
  await screen.findByLabelText(nl.password_new)
  expect(order).toEqual(['/password?reset_password=1', 'validate'])
  expect(signIn).not.toHaveBeenCalled()
})

test('the page switches to the language of the mail if the portal supports it', {
  tags: 'full',
}, async () => {
  const change = vi.fn()
  const openMailedLink = async (language: string) => {
    const { portal } = createGuestPortal()
    portal.answer(validateMailedToken, { data: { username: 'anna' } })
    const path = `/password?reset_password=1&token=T&language=${language}`
    await renderAuthView(PasswordScreen, { ...portal, language: { ...portal.language, change } }, path)
    await screen.findByLabelText(nl.password_new)
    cleanup()
  }
  await openMailedLink('fr')
  expect(change).not.toHaveBeenCalled()
  await openMailedLink('de')
  expect(change).toHaveBeenCalledExactlyOnceWith('de')
})

test('@ROUTE-04 @RESET-01 the form shows the user name of the token, also to password managers', async () => {
  await renderPasswordScreen('/password?reset_password=T')
  const field = await screen.findByLabelText(nl.login_username)
  expect(field).toHaveProperty('value', 'anna')
  expect(field).toHaveProperty('readOnly', true)
})

test('@RESET-02 both passwords are required and need at least 8 characters', { tags: 'full' }, async () => {
  const { portal } = await renderPasswordScreen()
  await screen.findByLabelText(nl.password_new)
  await submitNewPassword('', '')
  expect(screen.getAllByText(nl.login_error_password)).not.toHaveLength(0)
  expect(screen.getAllByText(nl.password_confirmation_error)).not.toHaveLength(0)
  await submitNewPassword('1234567')
  expect(screen.getAllByText(nl.password_min_length)).not.toHaveLength(0)
  expect(portal.sent.filter(({ path }) => path.includes('reset'))).toEqual([])
})

test('@RESET-03 the two passwords must be equal', async () => {
  const { portal } = await renderPasswordScreen()
  await screen.findByLabelText(nl.password_new)
  await submitNewPassword('zonnebloem', 'zonnebloemen')
  expect(screen.getAllByText(nl.new_password_equal)).not.toHaveLength(0)
  expect(portal.sent.filter(({ path }) => path.includes('reset'))).toEqual([])
})

test('@RESET-04 after the password is set, the customer is signed in', async () => {
  const { portal, signIn } = await renderPasswordScreen('/password?register=1&token=T')
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(nl.password_title_register)
  await submitNewPassword('zonnebloem')
  expect(portal.sent.at(-1)).toEqual({
    path: '/customer/auth/reset/password',
    input: { body: { token: 'T', password: 'zonnebloem' } },
  })
  expect(signIn).toHaveBeenCalledExactlyOnceWith({ username: 'anna', password: 'zonnebloem' })
  expect(portal.visited.at(-1)).toBe('/')
})

test('trust A8: sign-in after a reset still requires the one-time code', { tags: 'full' }, async () => {
  const { portal, signIn } = await renderPasswordScreen(undefined, { outcome: 'code-wanted' })
  await screen.findByLabelText(nl.password_new)
  await submitNewPassword('zonnebloem')
  await userEvent.type(await screen.findByLabelText(nl.otp_code), '1234567')
  await userEvent.click(screen.getByRole('button', { name: nl.otp_submit }))
  expect(signIn).toHaveBeenLastCalledWith({ username: 'anna', password: 'zonnebloem', otp: '1234567' })
  expect(portal.visited.at(-1)).toBe('/')
})

test.each([
  ['@RESET-05', 500, {}, nl.password_error],
  ['too common', 422, { errors: { password: passwordErrorTexts.common } }, nl.password_too_common],
  ['the same', 422, { errors: { password: passwordErrorTexts.same } }, nl.password_same],
  ['@RESET-06', 422, { error: 'token' }, nl.login_error_token],
])('%s a rejection shows the reason and keeps the typed values', async (_, status, body, message) => {
  const { portal, signIn } = await renderPasswordScreen()
  portal.answer(resetPassword, createRejectingResponse(status, body))
  await screen.findByLabelText(nl.password_new)
  await submitNewPassword('zonnebloem')
  expect((await screen.findByRole('alert')).textContent).toBe(message)
  expect(screen.getByLabelText(nl.password_new)).toHaveProperty('value', 'zonnebloem')
  expect(signIn).not.toHaveBeenCalled()
})

test('@RESET-06 an invalid token shows an error with a link to request another', async () => {
  const { portal } = createGuestPortal()
  portal.answer(validateMailedToken, createRejectingResponse(422, { error: 'token' }))
  await renderAuthView(PasswordScreen, portal, '/password?register=1&token=old')
  expect(await screen.findByText(nl.login_error_token)).toBeTruthy()
  expect(screen.getByRole('link', { name: nl.password_new_link }).getAttribute('href')).toBe(
    '/login?mode=recovery',
  )
})

const getValidationInputs = ({ sent }: { sent: readonly { path: string; input?: unknown }[] }) =>
  sent.filter(({ path }) => path.includes('validate')).map(({ input }) => input)

test('a reload keeps the token until the password is set', {
  tags: 'full',
}, async () => {
  await renderPasswordScreen()
  await screen.findByLabelText(nl.password_new)
  cleanup()
  const { portal } = await renderPasswordScreen('/password?reset_password=1')
  await submitNewPassword('zonnebloem')
  expect(getValidationInputs(portal)).toEqual([{ body: { token: 'T' } }])
  expect(portal.visited.at(-1)).toBe('/')
  cleanup()
  await renderPasswordScreen('/password?reset_password=1')
  expect(await screen.findByText(nl.password_link_missing)).toBeTruthy()
})

test('a rejected token is not stored, and a token is not used for another kind of link', {
  tags: 'full',
}, async () => {
  const { portal } = createGuestPortal()
  portal.answer(validateMailedToken, createRejectingResponse(422, { error: 'token' }))
  await renderAuthView(PasswordScreen, portal, '/password?register=1&token=old')
  await screen.findByText(nl.login_error_token)
  cleanup()
  await renderPasswordScreen('/password?register=1')
  await screen.findByText(nl.password_link_missing)
  cleanup()
  await renderPasswordScreen('/password?register=1&token=T')
  await screen.findByLabelText(nl.password_new)
  cleanup()
  await renderPasswordScreen('/password?reset_password=1')
  expect(await screen.findByText(nl.password_link_missing)).toBeTruthy()
})

test('if the server is unreachable, the check can be repeated', { tags: 'full' }, async () => {
  const { portal } = createGuestPortal()
  await renderAuthView(PasswordScreen, portal, '/password?register=1&token=T')
  const again = await screen.findByRole('button', { name: nl.password_retry })
  portal.answer(validateMailedToken, { data: { username: 'anna' } })
  await userEvent.click(again)
  expect(await screen.findByLabelText(nl.password_new)).toBeTruthy()
})
