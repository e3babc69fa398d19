import type { Id } from '@portal/contract/wire'
import { useRef, useState } from 'react'

/**
 * The document that is shown if the address names none: the first waiting one. It stays when a colleague decides on it
 * or another comes before it. Documents decided here no longer wait, even if the loaded list still has them.
 */
export function useShownDocument() {
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
