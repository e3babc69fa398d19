import { useEffectEvent, useLayoutEffect } from 'react'

const openDialogSelector = '[role=dialog], [role=alertdialog], dialog[open]'

/**
 * Whether a key event opens the search: Ctrl-K (⌘K), but not over an overlay. A single key is not allowed, since speech
 * input would trigger it by mistake (WCAG 2.1.4).
 */
export function isSearchShortcut(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.altKey || document.querySelector(openDialogSelector)) return false
  return (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k'
}

/** Calls `show` on the search shortcut while the search button is mounted. */
export function useSearchShortcut(show: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isSearchShortcut(event)) return
    event.preventDefault()
    show()
  })
  useLayoutEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', handleKeyDown)
    return () => document.removeEventListener('keydown', handleKeyDown)
  }, [])
}
