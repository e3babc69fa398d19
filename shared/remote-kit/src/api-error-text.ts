import { ApiError } from '@portal/contract/error'
import { useTooLargeText } from '@portal/ui'
import { useCallback } from 'react'

/**
 * Returns a function that gives the text to show for a rejected write, or null if the screen's own text applies. The
 * server provides the text if a quota is reached (a retry works only later) and if a file contains a BSN (a retry
 * confirms that the customer wants to send it). A 413 usually comes from a proxy with a lower limit than the server, so
 * it has no JSON and the limit is unknown. A 507 means that the file store is full.
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
