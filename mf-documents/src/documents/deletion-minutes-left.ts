import type { Document } from '@portal/contract/document'
import { maxDeletableAgeMs } from '@portal/domain/deletable-document'

/**
 * Returns the minutes in which a document can still be deleted, 1 … 60; null if deletion is not possible. The server
 * decides whether a document can be deleted (DOC-08); only the countdown uses the device's clock.
 */
export function calculateDeletionMinutesLeft(
  { deletable, created_at }: Document,
  now: number,
): number | null {
  if (!deletable) return null
  const left = Date.parse(created_at ?? '') + maxDeletableAgeMs - now
  return Number.isNaN(left) ? null : Math.min(60, Math.max(1, Math.ceil(left / 60_000)))
}
