import type { damageProgress } from './database/tables/damage.ts'
import type { mortgageProgress } from './database/tables/mortgage.ts'
import { wireMoment } from './wire-moment.ts'

/** A requested document as the wire has it, without what it is asked for. */
export const wireProgress = (
  row: typeof mortgageProgress.$inferSelect | typeof damageProgress.$inferSelect,
) => ({
  id: row.id,
  name: row.name,
  comment: row.comment,
  date: row.date,
  completed: Number(row.completed),
  received: Number(row.received),
  sent: Number(row.sent),
  created_at: wireMoment(row.createdAt),
  updated_at: wireMoment(row.updatedAt),
  seen_by_advisor: wireMoment(row.adviserSeenAt),
})
