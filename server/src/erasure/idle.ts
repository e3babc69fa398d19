import { type SQL, sql } from 'drizzle-orm'

/** Documents of customers that become useless after a time. */
export interface Idle {
  kind: 'rejected_uploads' | 'unread_uploads'
  /** Age of the document. */
  months: number
  /** Condition on documents `t`. */
  which: SQL
  /** Legal basis. */
  ground: string
}

/**
 * Documents that a customer uploaded separately and that were never used. Documents from the tenant's systems are the
 * tenant's to delete: they may be older than the portal.
 */
const upload = sql`t.customer_id is not null and t.user_id is null and t.type is distinct from 'dossier'
  and coalesce(t.mortgage_id, t.policy_id, t.damage_id, t.task_id, t.mortgage_progress_id, t.damage_progress_id) is null
  and not exists (select from external_ids e where e.tenant_id = t.tenant_id and e.kind = 'document'
    and e.record_id = t.id and e.external_id not like 'portal:%')`

/** Nightly deletions for current customers; nothing is kept longer than needed (AVG art. 5 lid 1 onder e). */
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

/** Condition for expired ones at a moment; none of customers with a paused erasure. */
export const isOver = ({ months, which }: Idle, now: Date): SQL =>
  sql`${which} and t.created_at <= ${now.toISOString()}::timestamptz - make_interval(months => ${months}::int)
    and not exists (select from erasures e
      where e.customer_id = t.customer_id and e.held_at is not null and e.withdrawn_at is null)`
