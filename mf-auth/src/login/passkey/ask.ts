import { askForPasskey, type PasskeyAssertion } from '@portal/contract/passkey'
import type { ApiClient, SignInResult } from '@portal/remote-kit/portal'
import { startAuthentication, WebAuthnAbortService } from '@simplewebauthn/browser'

/** Signs in with what a passkey signed. */
export type Enter = (passkey: PasskeyAssertion) => Promise<SignInResult>

/** How a browser is asked for a passkey. */
export interface Ask {
  api: ApiClient
  enter: Enter
  /** Among what it offers to fill in at the user name field, until this ends it; else in a window of its own. */
  atField?: AbortController
}

/** Has the browser sign, for one attempt; null when it was broken off for another question. */
async function signed({ api, atField }: Ask): Promise<PasskeyAssertion | null> {
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
 * Signs in with a passkey that the browser is asked for. One that is refused at the field can be followed by another there.
 * @returns whether the browser may be asked again
 * @throws when nobody signed, or the server has no question
 */
export async function signInBy(ask: Ask): Promise<'waits'> {
  let passkey: PasskeyAssertion | null
  do {
    passkey = await signed(ask)
    if (passkey && (await ask.enter(passkey)).outcome === 'signed-in') break
  } while (passkey && ask.atField)
  return 'waits'
}
