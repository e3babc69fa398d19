import type { Id } from '@portal/contract/wire'
import { useRef, useState } from 'react'

/**
 * Which document is looked at where the address names none: the first that waited, and that one still when a colleague decides on
 * it or another comes before it, so that nothing changes under somebody's eyes. What was decided here waits no more, though the
 * list of before says so.
 */
export function useHeld() {
  const first = useRef<Id>(undefined)
  const [decided, setDecided] = useState<readonly Id[]>([])
  return {
    decided,
    decide: (id: Id) => {
      first.current = undefined
      setDecided((before) => [...before, id])
    },
    held: (waiting: readonly { id: Id }[]): Id | undefined => {
      first.current ??= waiting[0]?.id
      return first.current
    },
  }
}
