import { askForPasskey, type PasskeyAssertion } from '@portal/contract/passkey'
import type { ApiClient, SignInResult } from '@portal/remote-kit/portal'
import { startAuthentication, WebAuthnAbortService } from '@simplewebauthn/browser'

/** Signs in with a passkey's assertion. */
export type SignInWithAssertion = (passkey: PasskeyAssertion) => Promise<SignInResult>

/** Options of a passkey request. */
export interface PasskeyRequest {
  api: ApiClient
  enter: SignInWithAssertion
  /** Set to offer passkeys in the user name field's autofill, until it aborts; otherwise the browser opens a dialog. */
  atField?: AbortController
}

/** Requests a passkey assertion from the browser once; null if it was aborted for another request. */
async function requestAssertion({ api, atField }: PasskeyRequest): Promise<PasskeyAssertion | null> {
  const { data: optionsJSON } = await api.send(askForPasskey)
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
 * Signs in with a passkey. After a rejected passkey from autofill, another can be chosen.
 * @returns whether the browser may be asked again
 * @throws if nobody signed, or the server has no challenge
 */
export async function signInWithPasskey(ask: PasskeyRequest): Promise<'waits'> {
  let passkey: PasskeyAssertion | null
  do {
    passkey = await requestAssertion(ask)
    if (passkey && (await ask.enter(passkey)).outcome === 'signed-in') break
  } while (passkey && ask.atField)
  return 'waits'
}
