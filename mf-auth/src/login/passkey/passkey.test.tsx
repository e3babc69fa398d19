// @module-tag full
import { askForPasskey, type PasskeyAssertion } from '@portal/contract/passkey'
import type { SignInResult } from '@portal/remote-kit/portal'
import { createStore } from '@portal/remote-kit/test'
import { startAuthentication } from '@simplewebauthn/browser'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { guestPortal, show } from '../../test/show-view.tsx'
import nl from '../../texts/nl.json'
import LoginScreen from '../LoginScreen.tsx'

vi.mock('@simplewebauthn/browser', () => ({
  startAuthentication: vi.fn(),
  WebAuthnAbortService: { cancelCeremony: vi.fn() },
}))
const assertion: PasskeyAssertion = {
  id: 'YQ',
  rawId: 'YQ',
  type: 'public-key',
  clientExtensionResults: {},
  response: { clientDataJSON: 'YQ', authenticatorData: 'YQ', signature: 'YQ' },
}
const request = {
  challenge: 'YQ',
  rpId: 'zuider.localhost',
  timeout: 1,
  userVerification: 'required' as const,
}
const startMock = vi.mocked(startAuthentication)
const errorNamed = (name: string) => Object.assign(new Error('no'), { name })

/** A browser with passkeys, with or without autofill at the user name field. */
const browser = (atField: boolean) =>
  vi.stubGlobal('PublicKeyCredential', { isConditionalMediationAvailable: async () => atField })
beforeEach(() => {
  browser(false)
  startMock.mockReset().mockResolvedValue(assertion)
})

async function open(...results: SignInResult[]) {
  const { portal, signIn } = guestPortal(...results)
  portal.answer(askForPasskey, { data: request })
  await show(LoginScreen, portal)
  return {
    portal,
    signIn,
    press: () => userEvent.click(screen.getByRole('button', { name: nl.login_passkey })),
  }
}
const refused = (error: string): SignInResult => ({
  outcome: 'not-authorized',
  refusal: { error, tenant: 'zuider' },
})

test('@KEYS-03 one press signs in with a passkey; what was typed has no part in it', async () => {
  const { signIn, press } = await open()
  await press()
  await waitFor(() =>
    expect(signIn).toHaveBeenCalledExactlyOnceWith({ username: '', password: '', passkey: assertion }),
  )
  expect(startMock).toHaveBeenCalledExactlyOnceWith({ optionsJSON: request, useBrowserAutofill: false })
})

test.each([
  ['passkey', nl.login_passkey_unknown],
  ['passkey_over', nl.login_passkey_failed],
])('@KEYS-03 one that the server refuses as %s shows the portal’s own message', async (error, expected) => {
  const { press } = await open(refused(error))
  await press()
  expect((await screen.findByRole('alert')).textContent).toBe(expected)
})

test('@KEYS-03 cancelling in the browser shows a message, and the password still works', async () => {
  startMock.mockRejectedValue(errorNamed('NotAllowedError'))
  const { signIn, press } = await open()
  await press()
  expect((await screen.findByRole('alert')).textContent).toBe(nl.login_passkey_failed)
  await userEvent.type(screen.getByLabelText(nl.login_username), 'anna')
  await userEvent.type(screen.getByLabelText(nl.login_password), 'zonnebloem{Enter}')
  expect(signIn).toHaveBeenCalledExactlyOnceWith({ username: 'anna', password: 'zonnebloem' })
})

test('@KEYS-03 where the browser offers passkeys at the field, one that is chosen there signs in; a refused one can be followed by another', async () => {
  browser(true)
  const { signIn } = await open(refused('passkey'))
  await waitFor(() => expect(signIn).toHaveBeenCalledTimes(2))
  expect(startMock).toHaveBeenLastCalledWith({ optionsJSON: request, useBrowserAutofill: true })
})

test('@KEYS-03 a press takes over from what is offered at the field, which comes back when it fails', async () => {
  browser(true)
  startMock
    .mockRejectedValueOnce(errorNamed('AbortError'))
    .mockRejectedValueOnce(errorNamed('NotAllowedError'))
  startMock.mockReturnValue(new Promise(() => {}))
  const { signIn, press } = await open()
  await waitFor(() => expect(startMock).toHaveBeenCalledTimes(1))
  await press()
  await waitFor(() => expect(startMock).toHaveBeenCalledTimes(3))
  expect(startMock.mock.calls.map(([options]) => options.useBrowserAutofill)).toEqual([true, false, true])
  expect(signIn).not.toHaveBeenCalled()
})

test('without passkeys in the browser, or without a tenant, there is no such button', async () => {
  const button = () => screen.queryByRole('button', { name: nl.login_passkey })
  const { portal } = guestPortal()
  const { unmount } = await show(LoginScreen, { ...portal, tenant: createStore(null) })
  expect(button()).toBeNull()
  unmount()
  vi.stubGlobal('PublicKeyCredential', undefined)
  Reflect.deleteProperty(window, 'PublicKeyCredential')
  await show(LoginScreen, portal)
  expect(button()).toBeNull()
  expect(startMock).not.toHaveBeenCalled()
})
