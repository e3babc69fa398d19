import type { Id } from '@portal/contract/wire'
import { useRef, useState } from 'react'

/**
 * The document to show if the URL names none: the first one that waits for review. The choice does not change when a
 * colleague decides on that document or another one comes before it. Excludes documents decided on this screen, even if
 * the loaded list still has them.
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
