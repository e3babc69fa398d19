import { mailTwoFactorCode } from '@portal/contract/account'
import type { SignInResult } from '@portal/remote-kit/portal'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { createGuestPortal, renderAuthView } from '../test/render-auth-view.tsx'
import nl from '../texts/nl.json'
import LoginScreen from './LoginScreen.tsx'

const successResponse = { data: { success: true } }
afterEach(() => sessionStorage.clear())

async function openCodeStep(...later: SignInResult[]) {
  const { portal, signIn } = createGuestPortal({ outcome: 'code-wanted' }, ...later)
  portal.answer(mailTwoFactorCode, successResponse)
  const { unmount } = await renderAuthView(LoginScreen, portal)
  await userEvent.type(screen.getByLabelText(nl.login_username), 'bram')
  await userEvent.type(screen.getByLabelText(nl.login_password), 'zonnebloem')
  await userEvent.click(screen.getByRole('button', { name: nl.login_submit }))
  const field = await screen.findByLabelText(nl.otp_code)
  return {
    portal,
    signIn,
    field,
    unmount,
    go: () => userEvent.click(screen.getByRole('button', { name: nl.otp_submit })),
  }
}
const findMailCodeRequests = (sent: readonly { path: string }[]) =>
  sent.filter(({ path }) => path.includes('two_factor_code'))

test('@OTP-02 if a code is required, one is mailed once and the form asks for it', async () => {
  const { portal, field } = await openCodeStep()
  expect(findMailCodeRequests(portal.sent)).toEqual([
    { path: '/customer/auth/two_factor_code/email', input: { body: { username: 'bram' } } },
  ])
  expect(field).toHaveProperty('autocomplete', 'one-time-code')
  expect(document.activeElement).toBe(field)
})

test('@OTP-03 an empty code gives a field error', async () => {
  const { signIn, go } = await openCodeStep()
  await go()
  expect(screen.getAllByText(nl.login_error_otp)).not.toHaveLength(0)
  expect(signIn).toHaveBeenCalledTimes(1)
})

test('@WCAG-3.3.8 @OTP-04 the code is sent with the typed credentials, and spaces in a pasted code are removed', {
  tags: 'full',
}, async () => {
  const { signIn, field, go } = await openCodeStep()
  await userEvent.click(field)
  await userEvent.paste(' 1234 567 ')
  await go()
  expect(signIn).toHaveBeenLastCalledWith({ username: 'bram', password: 'zonnebloem', otp: '1234567' })
})

test.each([{ outcome: 'not-authorized' }, { outcome: 'code-wanted' }] as const)(
  '@OTP-05 a wrong code (%o) shows an error',
  { tags: 'full' },
  async (result) => {
    const { field, go } = await openCodeStep(result)
    await userEvent.type(field, '0000000')
    await go()
    expect((await screen.findByRole('alert')).textContent).toBe(nl.login_error_noauth)
    expect(screen.getByLabelText(nl.otp_code)).toHaveProperty('value', '0000000')
  },
)

test.each([
  ['code_over', nl.otp_over],
  ['too_many_attempts', nl.login_error_too_many],
  ['too_many_requests', nl.login_error_too_many],
])(
  '@OTP-05 the server error %s shows the portal’s own message until another code is requested',
  { tags: 'full' },
  async (error, expected) => {
    const refusal = { error, message: 'In English.', tenant: 'zuider' }
    const outcome = error === 'code_over' ? 'not-authorized' : 'message'
    const { field, go } = await openCodeStep({ outcome, message: 'In English.', refusal } as SignInResult)
    await userEvent.type(field, '0000000')
    await go()
    expect((await screen.findByRole('alert')).textContent).toBe(expected)
    await userEvent.click(screen.getByRole('button', { name: nl.otp_resend }))
    expect(await screen.findByText(nl.otp_resent)).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(field).toHaveProperty('value', '')
  },
)

test('the code field states the number of digits once, and a code of another length is not sent', {
  tags: 'full',
}, async () => {
  const { signIn, field, go } = await openCodeStep()
  expect(field).toHaveProperty('inputMode', 'numeric')
  expect(document.body.textContent).toContain('7 cijfers')
  for (const typed of ['123456', '12345678']) {
    await userEvent.clear(field)
    await userEvent.type(field, typed)
    await go()
    expect((await screen.findAllByText(nl.otp_length)).length).toBeGreaterThan(0)
    expect(document.body.textContent?.match(/7 cijfers/g)).toHaveLength(1)
  }
  expect(signIn).toHaveBeenCalledTimes(1)
})

test('@OTP-05 the customer can request another code', async () => {
  const { portal } = await openCodeStep()
  await userEvent.click(screen.getByRole('button', { name: nl.otp_resend }))
  expect(await screen.findByText(nl.otp_resent)).toBeTruthy()
  expect(findMailCodeRequests(portal.sent)).toHaveLength(2)
})

test('going back keeps the typed credentials', { tags: 'full' }, async () => {
  await openCodeStep()
  await userEvent.click(screen.getByRole('button', { name: nl.otp_back }))
  expect(screen.getByLabelText(nl.login_username)).toHaveProperty('value', 'bram')
})

test('@OTP-02 a reload keeps the code step without mailing another code, and asks for the password again', async () => {
  const { unmount } = await openCodeStep()
  unmount()
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('zonnebloem')
  const { portal, signIn } = createGuestPortal()
  await renderAuthView(LoginScreen, portal)
  await userEvent.type(await screen.findByLabelText(nl.otp_code), '1234567')
  await userEvent.type(screen.getByLabelText(nl.login_password), 'zonnebloem')
  await userEvent.click(screen.getByRole('button', { name: nl.otp_submit }))
  expect(signIn.mock.calls).toEqual([[{ username: 'bram', password: 'zonnebloem', otp: '1234567' }]])
  expect(findMailCodeRequests(portal.sent)).toEqual([])
  expect(sessionStorage).toHaveLength(0)
})

test('after going back, or after ten minutes, a reload shows the sign-in form', {
  tags: 'full',
}, async () => {
  const { unmount } = await openCodeStep()
  unmount()
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 10 * 60 * 1000)
  const late = await renderAuthView(LoginScreen, createGuestPortal().portal)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(screen.queryByLabelText(nl.otp_code)).toBeNull()
  late.unmount()
  sessionStorage.clear()
  vi.restoreAllMocks()
  await openCodeStep()
  await userEvent.click(screen.getByRole('button', { name: nl.otp_back }))
  expect(sessionStorage).toHaveLength(0)
})
