import type { Document } from '@portal/contract/document'
import { deletableFor } from '@portal/domain/deletable'

/**
 * Minutes that a document can still be deleted, 1 … 60; null when it cannot. Whether it can is the server's word
 * (DOC-08); only the count-down uses the device's clock.
 */
export function minutesLeft({ deletable, created_at }: Document, now: number): number | null {
  if (!deletable) return null
  const left = Date.parse(created_at ?? '') + deletableFor - now
  return Number.isNaN(left) ? null : Math.min(60, Math.max(1, Math.ceil(left / 60_000)))
}
