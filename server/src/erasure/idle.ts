import { type SQL, sql } from 'drizzle-orm'

/** Records of customers who stay that are of no use any more after a time. */
export interface Idle {
  kind: 'rejected_uploads' | 'unread_uploads' | 'newsletters'
  table: 'documents' | 'mails'
  /** Since the record was made. */
  months: number
  /** Which, of the table `t`. */
  which: SQL
  /** Why no longer: what says so. */
  ground: string
}

const upload = sql`t.customer_id is not null and t.user_id is null and t.type is distinct from 'dossier'
  and coalesce(t.mortgage_id, t.policy_id, t.damage_id, t.task_id, t.mortgage_progress_id, t.damage_progress_id) is null`

/** What is removed each night of customers who stay; each no longer than its purpose needs (AVG art. 5 lid 1 onder e). */
export const idle: readonly Idle[] = [
  {
    kind: 'rejected_uploads',
    table: 'documents',
    months: 12,
    which: sql`${upload} and t.verdict = 'rejected'`,
    ground: 'AVG art. 5 lid 1 onder e',
  },
  {
    kind: 'unread_uploads',
    table: 'documents',
    months: 84,
    which: sql`${upload} and t.verdict is null`,
    ground: 'AVG art. 5 lid 1 onder e, na AWR art. 52 lid 4',
  },
  {
    kind: 'newsletters',
    table: 'mails',
    months: 24,
    which: sql`t.bulk`,
    ground: 'AVG art. 5 lid 1 onder e',
  },
]

/** Which of them are over at a moment; of customers whose erasure is held back none is. */
export const isOver = ({ months, which }: Idle, now: Date): SQL =>
  sql`${which} and t.created_at <= ${now.toISOString()}::timestamptz - make_interval(months => ${months}::int)
    and not exists (select from erasures e
      where e.customer_id = t.customer_id and e.held_at is not null and e.withdrawn_at is null)`
