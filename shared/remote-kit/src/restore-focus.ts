import { useEffect, useRef } from 'react'

/**
 * Returns the focus to the opening control after content of the page closes. The design system's drawers and dialogs do
 * this themselves.
 * @param opened id of the open content; null while nothing is open
 * @param findOpener finds the opening control; nothing happens if the control is gone
 */
export function useRestoreFocus(
  opened: string | null,
  findOpener: (opened: string) => HTMLElement | null | undefined,
): void {
  const before = useRef(opened)
  const find = useRef(findOpener)
  find.current = findOpener
  useEffect(() => {
    const closed = before.current
    before.current = opened
    if (opened === null && closed !== null) find.current(closed)?.focus()
  }, [opened])
}
