import { usePortal, useTenant } from '@portal/remote-kit'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import type { PasskeyRequest, SignInWithAssertion } from './request-passkey.ts'

const asking = async (ask: PasskeyRequest) =>
  (await import(/* webpackChunkName: "passkey" */ './request-passkey.ts')).signInWithPasskey(ask)

const never = () => () => {}
const isSupported = () => 'PublicKeyCredential' in window
/** During server rendering passkeys count as available, since nearly all browsers have them. */
const onServer = () => true

/**
 * Sign-in with a passkey (KEYS-03): by button, and through the user name field's autofill where the browser supports
 * it. The code loads on click or after the page has rendered. Not available at an address without a tenant.
 */
export function usePasskey(signIn: SignInWithAssertion) {
  const { api } = usePortal()
  const isKnown = useTenant() !== null
  const isOffered = useSyncExternalStore(never, isSupported, onServer) && isKnown
  const [state, setState] = useState<'waits' | 'busy' | 'failed'>('waits')
  const enter = useEffectEvent(signIn)
  const press = async () => {
    setState('busy')
    setState(await asking({ api, enter: signIn }).catch(() => 'failed'))
  }
  useEffect(() => {
    if (!isOffered || state === 'busy') return
    const atField = new AbortController()
    const offer = async () => {
      if (await PublicKeyCredential.isConditionalMediationAvailable?.()) await asking({ api, enter, atField })
    }
    const soon = setTimeout(() => void offer().catch(never))
    return () => {
      clearTimeout(soon)
      atField.abort()
    }
  }, [api, isOffered, state])
  return { isOffered, press, state }
}
