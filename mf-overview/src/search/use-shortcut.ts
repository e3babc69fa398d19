import { useEffectEvent, useLayoutEffect } from 'react'

const typing = 'input, textarea, select, [contenteditable=true]'
const layer = '[role=dialog], [role=alertdialog], dialog[open]'

/** Whether a press of keys asks for the search: Ctrl-K (⌘K) anywhere, `/` where nothing is typed; not over a layer. */
export function asksForSearch(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.altKey || document.querySelector(layer)) return false
  const command = event.ctrlKey || event.metaKey
  if (command) return event.key.toLowerCase() === 'k'
  return event.key === '/' && !(event.target instanceof Element && event.target.closest(typing))
}

/** Calls `show` when the keys of the search are pressed, from the moment that its button stands there. */
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
