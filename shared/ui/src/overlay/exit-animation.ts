import { useEffect, useState } from 'react'

/**
 * Returns whether an overlay must still be rendered: while it is open, and during its exit animation. The dialog
 * library removes it on `animationend`, but on a busy device that event may fire before the library listens, and the
 * overlay would stay.
 */
export function useIsPresentUntilExited(open: boolean, milliseconds: number): boolean {
  const [lingers, setLingers] = useState(open)
  if (open && !lingers) setLingers(true)
  useEffect(() => {
    if (open || !lingers) return
    const gone = setTimeout(() => setLingers(false), milliseconds + exitMarginMs)
    return () => clearTimeout(gone)
  }, [open, lingers, milliseconds])
  return open || lingers
}

/** Milliseconds that are added to the duration of the animation, so that it is never cut off. */
const exitMarginMs = 150
