// @module-tag full
import { mailTwoFactorCode, resetPassword, validateMailedToken } from '@portal/contract/account'
import type { SignInResult } from '@portal/remote-kit/portal'
import { testInvalidForms } from '@portal/remote-kit/test'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach } from 'vitest'
import LoginScreen from '../login/LoginScreen.tsx'
import PasswordScreen from '../password/PasswordScreen.tsx'
import nl from '../texts/nl.json'
import { createGuestPortal, renderAuthView } from './render-auth-view.tsx'

afterEach(() => sessionStorage.clear())

/** Renders the sign-in screen at a path; returns a function that lists the sent requests, including sign-ins. */
async function renderLogin(path: string, ...results: SignInResult[]) {
  const { portal, signIn } = createGuestPortal(...results)
  portal.answer(mailTwoFactorCode, { data: { success: true } })
  await renderAuthView(LoginScreen, portal, path)
  return () => [...portal.sent.filter(({ input }) => input), ...signIn.mock.calls]
}

/** Every form of this remote that sends something, each with an invalid value. */
testInvalidForms([
  {
    file: 'login/CredentialsForm.tsx',
    open: () => renderLogin('/login'),
    typed: [
      [nl.login_username, 'anna'],
      [nl.login_password, 'kort'],
    ],
    wrong: nl.login_password,
    press: nl.login_submit,
  },
  {
    file: 'login/RecoveryForm.tsx',
    open: () => renderLogin('/login?mode=recovery'),
    typed: [[nl.login_username, '']],
    wrong: nl.login_username,
    press: nl.recovery_submit,
  },
  {
    file: 'shared/SecondSignInStep.tsx',
    open: async () => {
      const refusal = { tenant: 'zuider', errors: { otp: 'app' } }
      const sent = await renderLogin('/login', { outcome: 'code-wanted', refusal })
      await userEvent.type(screen.getByLabelText(nl.login_username), 'bram')
      await userEvent.type(screen.getByLabelText(nl.login_password), 'zonnebloem{Enter}')
      await screen.findByLabelText(nl.app_code)
      return sent
    },
    typed: [[nl.app_code, '123']],
    wrong: nl.app_code,
    press: nl.otp_submit,
  },
  {
    file: 'shared/SecondSignInStep.tsx',
    open: async () => {
      const sent = await renderLogin('/login', { outcome: 'code-wanted' })
      await userEvent.type(screen.getByLabelText(nl.login_username), 'bram')
      await userEvent.type(screen.getByLabelText(nl.login_password), 'zonnebloem{Enter}')
      await screen.findByLabelText(nl.otp_code)
      return sent
    },
    typed: [[nl.otp_code, '123']],
    wrong: nl.otp_code,
    press: nl.otp_submit,
  },
  {
    file: 'password/NewPasswordForm.tsx',
    open: async () => {
      const { portal, signIn } = createGuestPortal()
      portal.answer(validateMailedToken, { data: { username: 'anna' } })
      portal.answer(resetPassword, { data: { success: true } })
      await renderAuthView(PasswordScreen, portal, '/password?reset_password=1&token=T')
      await screen.findByLabelText(nl.password_new)
      return () => [...portal.sent.filter(({ input }) => input), ...signIn.mock.calls]
    },
    typed: [
      [nl.password_new, 'zeven groene fietsen'],
      [nl.password_confirmation, 'zeven groene fiets'],
    ],
    wrong: nl.password_confirmation,
    press: nl.password_submit,
  },
])
