import { type SQL, sql } from 'drizzle-orm'

/** Rule for customers' documents that become useless after some time. */
export interface IdleDocumentRule {
  kind: 'rejected_uploads' | 'unread_uploads'
  /** Minimum age of the document, in months. */
  months: number
  /** Condition for rows of table `documents`, alias `t`. */
  which: SQL
  /** Legal basis. */
  ground: string
}

/**
 * Condition for documents that a customer uploaded separately and nobody used. Documents from the tenant's systems are
 * excluded: the tenant deletes those, and they may be older than the portal.
 */
const isUnusedUpload = sql`t.customer_id is not null and t.user_id is null and t.type is distinct from 'dossier'
  and coalesce(t.mortgage_id, t.policy_id, t.damage_id, t.task_id, t.mortgage_progress_id, t.damage_progress_id) is null
  and not exists (select from external_ids e where e.tenant_id = t.tenant_id and e.kind = 'document'
    and e.record_id = t.id and e.external_id not like 'portal:%')`

/** Nightly deletions for current customers. Personal data is kept no longer than needed (AVG art. 5 lid 1 onder e). */
export const idleDocumentRules: readonly IdleDocumentRule[] = [
  {
    kind: 'rejected_uploads',
    months: 12,
    which: sql`${isUnusedUpload} and t.verdict = 'rejected'`,
    ground: 'AVG art. 5 lid 1 onder e',
  },
  {
    kind: 'unread_uploads',
    months: 84,
    which: sql`${isUnusedUpload} and t.verdict is null`,
    ground: 'AVG art. 5 lid 1 onder e, na AWR art. 52 lid 4',
  },
]

/** Condition for expired documents; documents of customers with a paused erasure do not expire. */
export const isExpiredDocument = ({ months, which }: IdleDocumentRule, now: Date): SQL =>
  sql`${which} and t.created_at <= ${now.toISOString()}::timestamptz - make_interval(months => ${months}::int)
    and not exists (select from erasures e
      where e.customer_id = t.customer_id and e.held_at is not null and e.withdrawn_at is null)`
