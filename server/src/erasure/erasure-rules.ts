import { type SQL, sql } from 'drizzle-orm'
import type { RetainedRecordKind } from './retention-terms.ts'

/** Rule for a table's records of an erased customer. */
export interface ErasureRule {
  table: string
  /** Kind of records, which determines the retention term; if absent, all records are deleted at once. */
  stays?: RetainedRecordKind
  /** Column with the start of the term; by default the term starts when the customer is closed. */
  since?: string
  /** Condition for the records to keep, on table alias `t`; by default all. */
  which?: SQL
  /** Additional records that are kept for another term. */
  also?: { stays: RetainedRecordKind; which: SQL }
}

const createDeletionRules = (...tables: string[]): ErasureRule[] => tables.map((table) => ({ table }))
const createRetentionRules = (stays: RetainedRecordKind, ...tables: string[]): ErasureRule[] =>
  tables.map((table) => ({ table, stays }))

/** Condition: the customer has a record of an advice or contract. */
const hasAdvice = sql`(exists (select from given_advice a where a.customer_id = t.customer_id)
  or exists (select from mortgages m where m.customer_id = t.customer_id)
  or exists (select from policies p where p.customer_id = t.customer_id))`

/**
 * Condition: the document belongs to a mortgage, policy, damage or request, was sent by the tenant, or was accepted.
 */
const isUsedDocument = sql`t.type is distinct from 'dossier' and (t.user_id is not null or t.verdict = 'accepted'
  or coalesce(t.mortgage_id, t.policy_id, t.damage_id, t.mortgage_progress_id, t.damage_progress_id) is not null)`

/** Condition: the customer signed the document, or it is the sealed file of a signature. */
const isSignedDocument = sql`exists (select from signings s where s.state = 'signed' and t.id in (s.document_id, s.sealed_id))`

/**
 * Rules for all tables with customers' data (ERASE-01), in order of execution: dependent tables first, so that a
 * profile is deleted with the last advice that is based on it. A test checks that no table is missing.
 */
export const erasureRules: readonly ErasureRule[] = [
  ...createDeletionRules('push_notices', 'push_devices', 'news', 'notification_preferences', 'radar'),
  ...createDeletionRules('activations', 'assessments', 'code_sign_ins', 'device_marks', 'known_devices'),
  ...createDeletionRules(
    'idempotent_answers',
    'tenant_import_customers',
    'mailed_tokens',
    'mails_sent',
    'sessions',
  ),
  ...createDeletionRules('household_grants'),
  ...createDeletionRules('authenticators', 'passkeys', 'recovery_codes'),
  ...createDeletionRules('appointments', 'dossiers', 'signals', 'tasks'),
  {
    table: 'documents',
    stays: 'advice',
    since: 'created_at',
    which: isUsedDocument,
    also: { stays: 'contract', which: isSignedDocument },
  },
  { table: 'given_advice', stays: 'advice', since: 'created_at' },
  { table: 'lead_steps', stays: 'advice', since: 'created_at' },
  { table: 'internal_notes', stays: 'advice', since: 'created_at' },
  {
    table: 'tenant_inbox',
    stays: 'correspondence',
    since: 'created_at',
    which: sql`t.kind in ('message', 'task_reply', 'lead', 'edit')`,
  },
  { table: 'notes', stays: 'correspondence', since: 'created_at' },
  { table: 'mails', stays: 'correspondence', since: 'created_at', which: sql`not t.bulk` },
  ...createRetentionRules(
    'contract',
    'mortgage_parts',
    'mortgage_progress',
    'mortgage_properties',
    'mortgages',
    'policies',
  ),
  ...createRetentionRules('claim', 'damage_payments', 'damage_progress', 'damages'),
  ...['incomes', 'livings', 'obligations', 'possessions', 'relatives', 'retirements'].map(
    (table): ErasureRule => ({ table, stays: 'profile', which: hasAdvice }),
  ),
  { table: 'erasures', stays: 'proof', since: 'ended_at', which: sql`t.withdrawn_at is null` },
  { table: 'signings', stays: 'contract', since: 'decided_at', which: sql`t.state = 'signed'` },
  ...createDeletionRules('tenant_events'),
]
