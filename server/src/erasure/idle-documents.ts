import { type SQL, sql } from 'drizzle-orm'

export interface IdleDocumentRule {
  kind: 'rejected_uploads' | 'unread_uploads'
  /** Minimum age in months. */
  months: number
  /** SQL condition for table `documents` with alias `t`. */
  condition: SQL
  ground: string
}

/**
 * SQL condition: the customer uploaded the document outside of a message, and nothing uses it. Documents from the
 * tenant's systems are excluded, since the tenant deletes them.
 */
const isUnusedUpload = sql`t.customer_id is not null and t.user_id is null and t.type is distinct from 'dossier'
  and coalesce(t.mortgage_id, t.policy_id, t.damage_id, t.task_id, t.mortgage_progress_id, t.damage_progress_id) is null
  and not exists (select from external_ids e where e.tenant_id = t.tenant_id and e.kind = 'document'
    and e.record_id = t.id and e.external_id not like 'portal:%')`

/**
 * Rules for the deletion of unused documents, since personal data is kept no longer than needed (AVG art. 5 lid 1 onder
 * e).
 */
export const idleDocumentRules: readonly IdleDocumentRule[] = [
  {
    kind: 'rejected_uploads',
    months: 12,
    condition: sql`${isUnusedUpload} and t.verdict = 'rejected'`,
    ground: 'AVG art. 5 lid 1 onder e',
  },
  {
    kind: 'unread_uploads',
    months: 84,
    condition: sql`${isUnusedUpload} and t.verdict is null`,
    ground: 'AVG art. 5 lid 1 onder e, na AWR art. 52 lid 4',
  },
]

/** Documents of customers with a paused erasure do not expire. */
export const isExpiredDocument = ({ months, condition }: IdleDocumentRule, now: Date): SQL =>
  sql`${condition} and t.created_at <= ${now.toISOString()}::timestamptz - make_interval(months => ${months}::int)
    and not exists (select from erasures e
      where e.customer_id = t.customer_id and e.held_at is not null and e.withdrawn_at is null)`
