import { usePortal, useTenant } from '@portal/remote-kit'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import type { PasskeyRequest, SignInWithAssertion } from './request-passkey.ts'

const loadCodeAndSignIn = async (ask: PasskeyRequest) =>
  (await import(/* webpackChunkName: "passkey" */ './request-passkey.ts')).signInWithPasskey(ask)

const subscribeToNothing = () => () => {}
const isPasskeySupported = () => 'PublicKeyCredential' in window
/** The server renders the passkey button, since nearly all browsers support passkeys. */
const isSupportedOnServer = () => true

/**
 * Sign-in with a passkey (KEYS-03): by button, and through the user name field's autofill where the browser supports
 * autofill. The code loads on click or after the page has rendered. Not available if the URL does not identify a
 * tenant.
 */
export function usePasskeySignIn(signIn: SignInWithAssertion) {
  const { api } = usePortal()
  const isKnown = useTenant() !== null
  const isOffered =
    useSyncExternalStore(subscribeToNothing, isPasskeySupported, isSupportedOnServer) && isKnown
  const [state, setState] = useState<'waits' | 'busy' | 'failed'>('waits')
  const enter = useEffectEvent(signIn)
  const signInOnClick = async () => {
    setState('busy')
    setState(await loadCodeAndSignIn({ api, enter: signIn }).catch(() => 'failed'))
  }
  useEffect(() => {
    if (!isOffered || state === 'busy') return
    const atField = new AbortController()
    const offerAutofill = async () => {
      if (await PublicKeyCredential.isConditionalMediationAvailable?.())
        await loadCodeAndSignIn({ api, enter, atField })
    }
    const soon = setTimeout(() => void offerAutofill().catch(subscribeToNothing))
    return () => {
      clearTimeout(soon)
      atField.abort()
    }
  }, [api, isOffered, state])
  return { isOffered, press: signInOnClick, state }
}
