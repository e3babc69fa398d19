import { ApiError } from '@portal/contract/error'
import { useSizeRefusal } from '@portal/ui'
import { useCallback } from 'react'

/**
 * Finds the sentence for the customer about a write that was refused; null where there is none, and the screen says what it
 * always says. The server has one, in the customer's wording, where a quota is reached, as trying again at once does not help then,
 * and where it asks about a citizen service number in a file, as trying again is the answer. A 413 mostly comes from a proxy that
 * takes less than the server, so it has no JSON, and its limit is unknown; a 507 from a full store of files.
 */
export function useRefusalText(): (error: unknown) => string | null {
  const sizeRefusal = useSizeRefusal()
  return useCallback(
    (error) => {
      if (!(error instanceof ApiError)) return null
      const isSentence = /^(quota_reached|bsn_found)$/.test(error.body.error ?? '')
      return isSentence ? (error.body.message ?? null) : sizeRefusal(error.status)
    },
    [sizeRefusal],
  )
}
