import type { damageProgress } from './database/tables/damage.ts'
import type { mortgageProgress } from './database/tables/mortgage.ts'
import { wireMoment } from './wire-moment.ts'

type Asked = typeof mortgageProgress.$inferSelect | typeof damageProgress.$inferSelect

/**
 * Why what was sent for a request was not taken; null once something is there, also where the firm's own system says so, which
 * knows of no reasons.
 */
export const rejectionOf = ({
  rejected,
  received,
  completed,
}: Pick<Asked, 'rejected' | 'received' | 'completed'>): string | null =>
  received || completed ? null : rejected

/**
 * What the firm says of a request: first why what was sent was not taken, in Dutch as all that a firm writes, then what it said
 * when it asked. Every version of every screen shows it so.
 */
function commentOf(asked: Asked): string | null {
  const reason = rejectionOf(asked)
  return reason === null
    ? asked.comment
    : [`Niet goedgekeurd: ${reason}`, asked.comment].filter(Boolean).join('\n')
}

/** A requested document as the wire has it, without what it is asked for. */
export const wireProgress = (row: Asked) => ({
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
