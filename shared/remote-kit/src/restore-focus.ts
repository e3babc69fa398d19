import { useEffect, useRef } from 'react'

/**
 * When content of the page closes, returns the focus to the control that opened it. The design system's drawers and
 * dialogs do this themselves.
 * @param opened id of the open content; null while nothing is open
 * @param findOpener finds the control that opened the content; if it no longer exists, the focus does not change
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
