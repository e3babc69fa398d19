import type { useForm } from '@portal/ui/form'
import { useEffect } from 'react'

/**
 * Focuses a field once its form is mounted. A frame later, since the shell focuses the heading on a new screen first. A
 * customer already in another field stays there.
 */
export function useFocusOn<Values extends object>(
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
