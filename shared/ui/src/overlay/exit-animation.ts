import { useEffect, useState } from 'react'

/**
 * Whether a layer must still render: while open, and during its closing animation. The dialog library removes it on
 * `animationend`, but on a busy device that event may fire before it listens, and the layer would stay forever.
 */
export function useExitAnimation(open: boolean, milliseconds: number): boolean {
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
