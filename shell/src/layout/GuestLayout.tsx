import { useLayoutEffect } from 'react'
import { outlet } from '../mount/outlet.ts'
import { ScreenFallback } from './ScreenFallback.tsx'

/**
 * Layout before sign-in: the screen fills the page. The outlet stays where the page server put it in the body, so that
 * rendered HTML and typed text are kept. The next screen starts at the top, even if a phone has scrolled for the
 * keyboard.
 */
export function GuestLayout() {
  useLayoutEffect(() => {
    if (outlet.parentElement !== document.body) document.body.append(outlet)
    return () => {
      outlet.remove()
      scrollTo({ top: 0 })
    }
  }, [])
  return <ScreenFallback />
}
