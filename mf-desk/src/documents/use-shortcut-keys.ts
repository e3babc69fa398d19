import { useEffect, useEffectEvent } from 'react'

const inputSelector = 'input, textarea, select, [contenteditable=true], [role=dialog] *'

/** Calls a function when its key is pressed without modifiers, except while typing or while a dialog is open. */
export function useShortcutKeys(keys: Readonly<Record<string, () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.repeat) return
    if (event.target instanceof Element && event.target.closest(inputSelector)) return
    const act = keys[event.key]
    if (!act) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
