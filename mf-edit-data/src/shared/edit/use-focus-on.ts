import type { useForm } from '@portal/ui/form'
import { useEffect } from 'react'

/**
 * Puts the focus in a field once its form is there. A frame later: at the arrival on another screen the shell gives the
 * focus to the heading first. Who has begun in another field by then stays there.
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
