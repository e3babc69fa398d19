import { type SQL, sql } from 'drizzle-orm'

/** Documents of customers who stay that are of no use any more after a time. */
export interface Idle {
  kind: 'rejected_uploads' | 'unread_uploads'
  /** Since the document came. */
  months: number
  /** Which, of the documents `t`. */
  which: SQL
  /** Why no longer: what says so. */
  ground: string
}

/**
 * What a customer sent in the portal by themselves, and nothing was done with. What the firm's own systems brought in is theirs to remove: it
 * may be older than the portal.
 */
const upload = sql`t.customer_id is not null and t.user_id is null and t.type is distinct from 'dossier'
  and coalesce(t.mortgage_id, t.policy_id, t.damage_id, t.task_id, t.mortgage_progress_id, t.damage_progress_id) is null
  and not exists (select from external_ids e where e.tenant_id = t.tenant_id and e.kind = 'document'
    and e.record_id = t.id and e.external_id not like 'portal:%')`

/** What is removed each night of customers who stay; each no longer than its purpose needs (AVG art. 5 lid 1 onder e). */
export const idle: readonly Idle[] = [
  {
    kind: 'rejected_uploads',
    months: 12,
    which: sql`${upload} and t.verdict = 'rejected'`,
    ground: 'AVG art. 5 lid 1 onder e',
  },
  {
    kind: 'unread_uploads',
    months: 84,
    which: sql`${upload} and t.verdict is null`,
    ground: 'AVG art. 5 lid 1 onder e, na AWR art. 52 lid 4',
  },
]

/** Which of them are over at a moment; of customers whose erasure is held back none is. */
export const isOver = ({ months, which }: Idle, now: Date): SQL =>
  sql`${which} and t.created_at <= ${now.toISOString()}::timestamptz - make_interval(months => ${months}::int)
    and not exists (select from erasures e
      where e.customer_id = t.customer_id and e.held_at is not null and e.withdrawn_at is null)`
