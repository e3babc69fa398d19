import { useEffect, useState } from 'react'

/**
 * Whether an overlay must still render: while open, and during its closing animation. The dialog library removes it on
 * `animationend`, but on a busy device that event may fire before the library listens, and the overlay would stay.
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

/** Milliseconds beyond the animation, so that the animation is never cut short. */
const exitMarginMs = 150
