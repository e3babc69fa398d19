import { useLayoutEffect } from 'react'
import { outlet } from '../mount/outlet.ts'
import { ScreenFallback } from './ScreenFallback.tsx'

/**
 * Everything before sign-in: the screen has the whole page. The outlet stays in the body, where the edge may have put
 * it, so that what is drawn and typed there stays as it is. What follows begins at its top, wherever a phone has
 * scrolled to for the keyboard.
 */
export function GuestFrame() {
  useLayoutEffect(() => {
    if (outlet.parentElement !== document.body) document.body.append(outlet)
    return () => {
      outlet.remove()
      scrollTo({ top: 0 })
    }
  }, [])
  return <ScreenFallback />
}
