import { usePortal, useTenant } from '@portal/remote-kit'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import type { Ask, Enter } from './ask.ts'

const asking = async (ask: Ask) => (await import(/* webpackChunkName: "passkey" */ './ask.ts')).signInBy(ask)

const never = () => () => {}
const inBrowser = () => 'PublicKeyCredential' in window
/** A page that a server drew says so of all, since nearly all have. */
const drawn = () => true

/**
 * Signing in with a passkey (KEYS-03): at a press, and chosen at the user name field where the browser offers that. The code for it
 * is loaded at the press, or once the page stands. At an address that tells no firm there are none.
 */
export function usePasskey(signIn: Enter) {
  const { api } = usePortal()
  const isKnown = useTenant() !== null
  const isOffered = useSyncExternalStore(never, inBrowser, drawn) && isKnown
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
