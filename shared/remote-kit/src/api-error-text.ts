import { ApiError } from '@portal/contract/error'
import { useTooLargeText } from '@portal/ui'
import { useCallback } from 'react'

/**
 * Returns a function that gives the text to show for a rejected write, or null if the screen's own text applies. It
 * returns the server's text if a quota is reached, or if a file contains a BSN and the customer must confirm it. For
 * status 413 and 507 it returns a text of the portal. A 413 usually comes from a proxy with a lower limit than the
 * server, so it has no JSON and the limit is unknown; a 507 means that the file store is full.
 */
export function useApiErrorText(): (error: unknown) => string | null {
  const getTooLargeText = useTooLargeText()
  return useCallback(
    (error) => {
      if (!(error instanceof ApiError)) return null
      const isSentence = /^(quota_reached|bsn_found)$/.test(error.body.error ?? '')
      return isSentence ? (error.body.message ?? null) : getTooLargeText(error.status)
    },
    [getTooLargeText],
  )
}
