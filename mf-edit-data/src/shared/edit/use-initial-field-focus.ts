import type { useForm } from '@portal/ui/form'
import { useEffect } from 'react'

/**
 * Focuses a field after its form is mounted. Waits one frame, because the shell first focuses the heading of a new
 * screen. If the customer is already in another field, the focus stays there.
 */
export function useInitialFieldFocus<Values extends object>(
  { setFocus }: Pick<ReturnType<typeof useForm<Values>>, 'setFocus'>,
  field: string | undefined,
): void {
  useEffect(() => {
    if (field === undefined) return
    const frame = requestAnimationFrame(() => {
      if (!document.activeElement?.matches('input, select, textarea')) setFocus(field as never)
    })
    return () => cancelAnimationFrame(frame)
  }, [setFocus, field])
}
