import { useEffect, useState } from 'react'

/**
 * Whether a layer is still to be drawn: while it is open, and after that for as long as it takes to leave.
 * The dialog below takes itself away when its animation ends, but on a busy device that end can pass before it
 * listens; it would then stay for good, over the page.
 */
export function useLingering(open: boolean, milliseconds: number): boolean {
  const [lingers, setLingers] = useState(open)
  if (open && !lingers) setLingers(true)
  useEffect(() => {
    if (open || !lingers) return
    const gone = setTimeout(() => setLingers(false), milliseconds + margin)
    return () => clearTimeout(gone)
  }, [open, lingers, milliseconds])
  return open || lingers
}

/** Milliseconds beyond the animation, so that it is never cut short. */
const margin = 150
