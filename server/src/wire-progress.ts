import type { damageProgress } from './database/tables/damage.ts'
import type { mortgageProgress } from './database/tables/mortgage.ts'
import { wireMoment } from './wire-moment.ts'

/**
 * What the firm says of a request: first why what was sent was not taken, in Dutch as all that a firm writes, then what it said
 * when it asked. Every version of every screen shows it so.
 */
const commentOf = ({ rejected, comment }: { rejected: string | null; comment: string | null }) =>
  rejected === null ? comment : [`Niet goedgekeurd: ${rejected}`, comment].filter(Boolean).join('\n')

/** A requested document as the wire has it, without what it is asked for. */
export const wireProgress = (
  row: typeof mortgageProgress.$inferSelect | typeof damageProgress.$inferSelect,
) => ({
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
