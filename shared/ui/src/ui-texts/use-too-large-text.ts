import { useCallback } from 'react'
import { type UiTextId, useUiText } from './ui-texts.ts'

/** Texts by status: 413 from a proxy with a lower limit, 507 from a full file store. */
const textIdByStatus: Readonly<Record<number, UiTextId>> = {
  413: 'too_large_here',
  507: 'upload_failed_full',
}

/** Returns the text for a form or file rejected for its size, by status; null for other errors. */
export function useTooLargeText(): (status: number) => string | null {
  const uiText = useUiText()
  return useCallback((status) => (textIdByStatus[status] ? uiText(textIdByStatus[status]) : null), [uiText])
}
