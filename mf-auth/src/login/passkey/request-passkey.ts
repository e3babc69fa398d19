import { getPasskeyChallenge, type PasskeyAssertion } from '@portal/contract/passkey'
import type { ApiClient, SignInResult } from '@portal/remote-kit/portal'
import { startAuthentication, WebAuthnAbortService } from '@simplewebauthn/browser'

export type SignInWithAssertion = (passkey: PasskeyAssertion) => Promise<SignInResult>

export interface PasskeyRequest {
  api: ApiClient
  enter: SignInWithAssertion
  /**
   * If set, the browser offers passkeys in the user name field's autofill until the controller aborts; otherwise the
   * browser opens a dialog.
   */
  atField?: AbortController
}

/** Requests a passkey assertion from the browser once; null if another request aborted this one. */
async function requestAssertion({ api, atField }: PasskeyRequest): Promise<PasskeyAssertion | null> {
  const { data: optionsJSON } = await api.send(getPasskeyChallenge)
  if (atField?.signal.aborted) return null
  atField?.signal.addEventListener('abort', () => WebAuthnAbortService.cancelCeremony())
  try {
    return (await startAuthentication({ optionsJSON, useBrowserAutofill: !!atField })) as PasskeyAssertion
  } catch (error) {
    if ((error as { name?: unknown }).name === 'AbortError') return null
    throw error
  }
}

/**
 * Signs in with a passkey, and returns 'waits' when the sign-in form can start the next attempt. If the server rejects
 * a passkey from autofill, the customer can choose another.
 * @throws if the customer cancels, or the server has no challenge
 */
export async function signInWithPasskey(ask: PasskeyRequest): Promise<'waits'> {
  let passkey: PasskeyAssertion | null
  do {
    passkey = await requestAssertion(ask)
    if (passkey && (await ask.enter(passkey)).outcome === 'signed-in') break
  } while (passkey && ask.atField)
  return 'waits'
}
