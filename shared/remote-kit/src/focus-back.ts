import { useEffect, useRef } from 'react'

/**
 * Gives the focus back to where something was opened within the page, once it has closed: what was opened has gone with
 * the focus. Drawers and dialogs of the design system do so themselves.
 * @param opened names what is open; null while nothing is
 * @param placeOf finds what it was opened with; nothing happens where that is gone too
 */
export function useFocusBack(
  opened: string | null,
  placeOf: (opened: string) => HTMLElement | null | undefined,
): void {
  const before = useRef(opened)
  const find = useRef(placeOf)
  find.current = placeOf
  useEffect(() => {
    const closed = before.current
    before.current = opened
    if (opened === null && closed !== null) find.current(closed)?.focus()
  }, [opened])
}
