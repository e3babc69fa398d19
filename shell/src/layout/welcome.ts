import { useStore } from '@portal/remote-kit'
import { useEffect, useRef, useState } from 'react'
import { useShell } from './shell-context.tsx'

/** How long the loading overlay shows after sign-in, in milliseconds (SHELL-10). */
export const welcomeDurationMs = 3500

/** Whether the customer has just signed in; false after a reload. */
export function useHasJustSignedIn(): boolean {
  const { session } = useShell()
  const id = useStore(session.account)?.id
  const before = useRef(id)
  const [welcoming, setWelcoming] = useState(false)
  useEffect(() => {
    const arrived = before.current === undefined && id !== undefined
    before.current = id
    if (!arrived) return setWelcoming(false)
    setWelcoming(true)
    const timer = setTimeout(() => setWelcoming(false), welcomeDurationMs)
    return () => clearTimeout(timer)
  }, [id])
  return welcoming
}
