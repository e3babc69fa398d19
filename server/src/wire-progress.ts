import type { damageProgress } from './database/tables/damage.ts'
import type { mortgageProgress } from './database/tables/mortgage.ts'
import { toWireDateTime } from './wire-date-time.ts'

type ProgressRow = typeof mortgageProgress.$inferSelect | typeof damageProgress.$inferSelect

/** Null once something new was sent. */
export const getRejection = ({
  rejected,
  received,
  completed,
}: Pick<ProgressRow, 'rejected' | 'received' | 'completed'>): string | null =>
  received || completed ? null : rejected

/** The rejection reason in Dutch, and then the original comment. */
function getComment(progress: ProgressRow): string | null {
  const reason = getRejection(progress)
  return reason === null
    ? progress.comment
    : [`Niet goedgekeurd: ${reason}`, progress.comment].filter(Boolean).join('\n')
}

/** Without its parent. */
export const toWireProgress = (row: ProgressRow) => ({
  id: row.id,
  name: row.name,
  comment: getComment(row),
  date: row.date,
  completed: Number(row.completed),
  received: Number(row.received),
  sent: Number(row.sent),
  created_at: toWireDateTime(row.createdAt),
  updated_at: toWireDateTime(row.updatedAt),
  seen_by_advisor: toWireDateTime(row.adviserSeenAt),
})
