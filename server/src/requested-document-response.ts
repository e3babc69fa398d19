import type { damageProgress } from './database/tables/damage.ts'
import type { mortgageProgress } from './database/tables/mortgage.ts'
import { toWireDateTime } from './wire-date-time.ts'

type RequestedDocumentRow = typeof mortgageProgress.$inferSelect | typeof damageProgress.$inferSelect

/** Returns the reason of a rejection; null once the customer has sent a document again. */
export const getRejectionReason = ({
  rejected,
  received,
  completed,
}: Pick<RequestedDocumentRow, 'rejected' | 'received' | 'completed'>): string | null =>
  received || completed ? null : rejected

/** Joins the rejection reason in Dutch and the original comment. */
function getRequestedDocumentComment(progress: RequestedDocumentRow): string | null {
  const reason = getRejectionReason(progress)
  return reason === null
    ? progress.comment
    : [`Niet goedgekeurd: ${reason}`, progress.comment].filter(Boolean).join('\n')
}

/** Converts a requested document to wire format, without the record to which it belongs. */
export const toRequestedDocumentResponse = (row: RequestedDocumentRow) => ({
  id: row.id,
  name: row.name,
  comment: getRequestedDocumentComment(row),
  date: row.date,
  completed: Number(row.completed),
  received: Number(row.received),
  sent: Number(row.sent),
  created_at: toWireDateTime(row.createdAt),
  updated_at: toWireDateTime(row.updatedAt),
  seen_by_advisor: toWireDateTime(row.adviserSeenAt),
})
