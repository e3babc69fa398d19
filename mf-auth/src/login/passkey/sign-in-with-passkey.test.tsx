// @module-tag full
import { getPasskeyChallenge, type PasskeyAssertion } from '@portal/contract/passkey'
import type { SignInResult } from '@portal/remote-kit/portal'
import { createStore } from '@portal/remote-kit/test'
import { startAuthentication } from '@simplewebauthn/browser'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { createGuestPortal, renderAuthView } from '../../test/render-auth-view.tsx'
import nl from '../../texts/nl.json'
import LoginScreen from '../LoginScreen.tsx'

vi.mock('@simplewebauthn/browser', () => ({
  startAuthentication: vi.fn(),
  WebAuthnAbortService: { cancelCeremony: vi.fn() },
}))
const exampleAssertion: PasskeyAssertion = {
  id: 'YQ',
  rawId: 'YQ',
  type: 'public-key',
  clientExtensionResults: {},
  response: { clientDataJSON: 'YQ', authenticatorData: 'YQ', signature: 'YQ' },
}
const assertionRequest = {
  challenge: 'YQ',
  rpId: 'zuider.localhost',
  timeout: 1,
  userVerification: 'required' as const,
}
const startAuthenticationMock = vi.mocked(startAuthentication)
const createNamedError = (name: string) => Object.assign(new Error('no'), { name })

/** Mocks a browser that supports passkeys, with or without autofill in the user name field. */
const mockPasskeySupport = (atField: boolean) =>
  vi.stubGlobal('PublicKeyCredential', { isConditionalMediationAvailable: async () => atField })
beforeEach(() => {
  mockPasskeySupport(false)
  startAuthenticationMock.mockReset().mockResolvedValue(exampleAssertion)
})

async function renderLoginScreen(...results: SignInResult[]) {
  const { portal, signIn } = createGuestPortal(...results)
  portal.answer(getPasskeyChallenge, { data: assertionRequest })
  await renderAuthView(LoginScreen, portal)
  return {
    portal,
    signIn,
    press: () => userEvent.click(screen.getByRole('button', { name: nl.login_passkey })),
  }
}
const createRejection = (error: string): SignInResult => ({
  outcome: 'not-authorized',
  refusal: { error, tenant: 'zuider' },
})

test('@KEYS-03 one click signs in with a passkey and ignores the typed values', async () => {
  const { signIn, press } = await renderLoginScreen()
  await press()
  await waitFor(() =>
    expect(signIn).toHaveBeenCalledExactlyOnceWith({ username: '', password: '', passkey: exampleAssertion }),
  )
  expect(startAuthenticationMock).toHaveBeenCalledExactlyOnceWith({
    optionsJSON: assertionRequest,
    useBrowserAutofill: false,
  })
})

test.each([
  ['passkey', nl.login_passkey_unknown],
  ['passkey_over', nl.login_passkey_failed],
])('@KEYS-03 a passkey rejected with %s shows the portal’s own message', async (error, expected) => {
  const { press } = await renderLoginScreen(createRejection(error))
  await press()
  expect((await screen.findByRole('alert')).textContent).toBe(expected)
})

test('@KEYS-03 cancelling in the browser shows a message, and sign-in with the password still works', async () => {
  startAuthenticationMock.mockRejectedValue(createNamedError('NotAllowedError'))
  const { signIn, press } = await renderLoginScreen()
  await press()
  expect((await screen.findByRole('alert')).textContent).toBe(nl.login_passkey_failed)
  await userEvent.type(screen.getByLabelText(nl.login_username), 'anna')
  await userEvent.type(screen.getByLabelText(nl.login_password), 'zonnebloem{Enter}')
  expect(signIn).toHaveBeenCalledExactlyOnceWith({ username: 'anna', password: 'zonnebloem' })
})

test('@KEYS-03 a passkey chosen from autofill signs in, and after a rejection another can be chosen', async () => {
  mockPasskeySupport(true)
  const { signIn } = await renderLoginScreen(createRejection('passkey'))
  await waitFor(() => expect(signIn).toHaveBeenCalledTimes(2))
  expect(startAuthenticationMock).toHaveBeenLastCalledWith({
    optionsJSON: assertionRequest,
    useBrowserAutofill: true,
  })
})

test('@KEYS-03 a click on the button aborts autofill, which restarts if the click fails', async () => {
  mockPasskeySupport(true)
  startAuthenticationMock
    .mockRejectedValueOnce(createNamedError('AbortError'))
    .mockRejectedValueOnce(createNamedError('NotAllowedError'))
  startAuthenticationMock.mockReturnValue(new Promise(() => {}))
  const { signIn, press } = await renderLoginScreen()
  await waitFor(() => expect(startAuthenticationMock).toHaveBeenCalledTimes(1))
  await press()
  await waitFor(() => expect(startAuthenticationMock).toHaveBeenCalledTimes(3))
  expect(startAuthenticationMock.mock.calls.map(([options]) => options.useBrowserAutofill)).toEqual([
    true,
    false,
    true,
  ])
  expect(signIn).not.toHaveBeenCalled()
})

test('without passkey support or without a tenant, the passkey button is not shown', async () => {
  const queryPasskeyButton = () => screen.queryByRole('button', { name: nl.login_passkey })
  const { portal } = createGuestPortal()
  const { unmount } = await renderAuthView(LoginScreen, { ...portal, tenant: createStore(null) })
  expect(queryPasskeyButton()).toBeNull()
  unmount()
  vi.stubGlobal('PublicKeyCredential', undefined)
  Reflect.deleteProperty(window, 'PublicKeyCredential')
  await renderAuthView(LoginScreen, portal)
  expect(queryPasskeyButton()).toBeNull()
  expect(startAuthenticationMock).not.toHaveBeenCalled()
})
