import { useRef } from 'react'

/** Remembers the message opened last in a tab, so that it stays in the tab after it becomes read. */
export function useLastOpenedMessage(openedKey: string | null, tab: string): string | null {
  const opened = useRef<{ key: string | null; tab: string }>({ key: openedKey, tab })
  if (openedKey !== null && opened.current.key !== openedKey) opened.current = { key: openedKey, tab }
  return opened.current.tab === tab ? opened.current.key : null
}
