// @module-tag full
import { mailTwoFactorCode } from '@portal/contract/account'
import type { SignInResult } from '@portal/remote-kit/portal'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { createGuestPortal, renderAuthView } from '../test/render-auth-view.tsx'
import nl from '../texts/nl.json'
import LoginScreen from './LoginScreen.tsx'

afterEach(() => sessionStorage.clear())

const createRejection = (outcome: 'code-wanted' | 'not-authorized', otp?: string): SignInResult => ({
  outcome,
  refusal: { tenant: 'zuider', ...(otp && { errors: { otp } }) },
})

async function openCodeStep(...later: SignInResult[]) {
  const { portal, signIn } = createGuestPortal(createRejection('code-wanted', 'app'), ...later)
  portal.answer(mailTwoFactorCode, { data: { success: true } })
  const { unmount } = await renderAuthView(LoginScreen, portal)
  await userEvent.type(screen.getByLabelText(nl.login_username), 'bram')
  await userEvent.type(screen.getByLabelText(nl.login_password), 'zonnebloem{Enter}')
  const field = await screen.findByLabelText(nl.app_code)
  return { portal, signIn, field, unmount }
}

test('@KEYS-07 a customer with an authenticator app is asked for its code, and no code is mailed', async () => {
  const { portal, signIn, field } = await openCodeStep()
  await userEvent.type(field, '12345{Enter}')
  expect((await screen.findAllByText(nl.otp_length)).length).toBeGreaterThan(0)
  await userEvent.type(field, '6{Enter}')
  expect(signIn).toHaveBeenLastCalledWith({ username: 'bram', password: 'zonnebloem', otp: '123456' })
  expect(portal.sent.filter(({ path }) => path.includes('two_factor_code'))).toEqual([])
})

test('@KEYS-07 a wrong code shows an error, and a clock difference shows by how much the clock is off', async () => {
  const { field } = await openCodeStep(
    createRejection('not-authorized'),
    createRejection('not-authorized', 'clock 3'),
  )
  await userEvent.type(field, '111111{Enter}')
  expect((await screen.findByRole('alert')).textContent).toBe(nl.login_error_noauth)
  await userEvent.click(screen.getByRole('button', { name: nl.otp_submit }))
  expect(await screen.findByText(/^De klok van je telefoon loopt 3 minuten voor/)).toBeTruthy()
})

test('@KEYS-08 a recovery code is accepted instead of a code of the app', async () => {
  const { signIn } = await openCodeStep()
  await userEvent.click(screen.getByRole('button', { name: nl.app_lost }))
  await userEvent.type(await screen.findByLabelText(nl.app_recovery), 'k7mp-9xqa-4thz{Enter}')
  expect(signIn).toHaveBeenLastCalledWith({
    username: 'bram',
    password: 'zonnebloem',
    otp: 'k7mp-9xqa-4thz',
  })
})

test('@KEYS-07 after a reload the form asks for the app’s code and the password', async () => {
  const { unmount } = await openCodeStep()
  unmount()
  const { portal, signIn } = createGuestPortal()
  await renderAuthView(LoginScreen, portal)
  await userEvent.type(await screen.findByLabelText(nl.app_code), '123456')
  await userEvent.type(screen.getByLabelText(nl.login_password), 'zonnebloem{Enter}')
  expect(signIn.mock.calls).toEqual([[{ username: 'bram', password: 'zonnebloem', otp: '123456' }]])
})
