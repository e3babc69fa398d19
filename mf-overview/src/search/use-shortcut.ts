import { useEffectEvent, useLayoutEffect } from 'react'

const layer = '[role=dialog], [role=alertdialog], dialog[open]'

/**
 * Whether a key event opens the search: Ctrl-K (⌘K), but not over an overlay. A single key must not: speech input would
 * trigger it by mistake (WCAG 2.1.4).
 */
export function isSearchShortcut(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.altKey || document.querySelector(layer)) return false
  return (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k'
}

/** Calls `show` on the search shortcut, while its button is mounted. */
export function useShortcut(show: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isSearchShortcut(event)) return
    event.preventDefault()
    show()
  })
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
