import { useRef } from 'react'

/**
 * What was opened last, from this tab: it does not vanish from under one's hands because it is now read, nor
 * from where one goes back to.
 */
export function useStays(openedKey: string | null, tab: string): string | null {
  const opened = useRef<{ key: string | null; tab: string }>({ key: openedKey, tab })
  if (openedKey !== null && opened.current.key !== openedKey) opened.current = { key: openedKey, tab }
  return opened.current.tab === tab ? opened.current.key : null
}
