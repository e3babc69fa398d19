import { useStore } from '@portal/remote-kit'
import { type RefObject, useEffect, useRef } from 'react'
import { useShell } from './shell-context.tsx'

/** Moves the focus to the heading of each new screen, except on the page's first screen (trust D2). */
export function useFocusOnNavigation(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const destination = useStore(useShell().routing.destination)
  const first = useRef(destination)
  useEffect(() => {
    if (first.current === destination) return
    heading.current?.focus({ preventScroll: true })
    scrollTo({ top: 0 })
  }, [destination])
  return heading
}
