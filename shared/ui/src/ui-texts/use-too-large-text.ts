import { useCallback } from 'react'
import { type UiTextId, useUiText } from './ui-texts.ts'

/** Ids of texts by HTTP status: 413 if a proxy has a lower limit, 507 if the file store is full. */
const textIdByStatus: Readonly<Record<number, UiTextId>> = {
  413: 'too_large_here',
  507: 'upload_failed_full',
}

/**
 * Returns a function that gives the text for a form or file that the server rejected because of its size; null for
 * other statuses.
 */
export function useTooLargeText(): (status: number) => string | null {
  const uiText = useUiText()
  return useCallback((status) => (textIdByStatus[status] ? uiText(textIdByStatus[status]) : null), [uiText])
}
