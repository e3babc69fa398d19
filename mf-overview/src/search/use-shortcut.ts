import { useEffectEvent, useLayoutEffect } from 'react'

const layer = '[role=dialog], [role=alertdialog], dialog[open]'

/**
 * Whether a press of keys asks for the search: Ctrl-K (⌘K) anywhere, but not over a layer. No key alone does: who speaks to the
 * computer would open it by mistake (WCAG 2.1.4).
 */
export function asksForSearch(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.altKey || document.querySelector(layer)) return false
  return (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k'
}

/** Calls `show` when the keys of the search are pressed, once its button is mounted. */
export function useShortcut(show: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!asksForSearch(event)) return
    event.preventDefault()
    show()
  })
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
