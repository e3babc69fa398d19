import type { damageProgress } from './database/tables/damage.ts'
import type { mortgageProgress } from './database/tables/mortgage.ts'
import { wireMoment } from './wire-moment.ts'

type ProgressRow = typeof mortgageProgress.$inferSelect | typeof damageProgress.$inferSelect

/**
 * Rejection reason of a request; null once something new was sent, also by the tenant's systems, which have no reasons.
 */
export const rejectionOf = ({
  rejected,
  received,
  completed,
}: Pick<ProgressRow, 'rejected' | 'received' | 'completed'>): string | null =>
  received || completed ? null : rejected

/**
 * Comment of a request: first the rejection reason, in Dutch like all texts of tenants, then the original comment, for
 * all screen versions.
 */
function commentOf(progress: ProgressRow): string | null {
  const reason = rejectionOf(progress)
  return reason === null
    ? progress.comment
    : [`Niet goedgekeurd: ${reason}`, progress.comment].filter(Boolean).join('\n')
}

/** A requested document in wire format, without its parent. */
export const wireProgress = (row: ProgressRow) => ({
  id: row.id,
  name: row.name,
  comment: commentOf(row),
  date: row.date,
  completed: Number(row.completed),
  received: Number(row.received),
  sent: Number(row.sent),
  created_at: wireMoment(row.createdAt),
  updated_at: wireMoment(row.updatedAt),
  seen_by_advisor: wireMoment(row.adviserSeenAt),
})
