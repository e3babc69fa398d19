import { type SQL, sql } from 'drizzle-orm'
import type { RecordKind } from './terms.ts'

/** Rule for a table's records of an erased customer. */
export interface Rule {
  table: string
  /** Kind of records that must be kept for a term; absent: all are deleted at once. */
  stays?: RecordKind
  /** Column with the start of the term; by default when the customer is closed. */
  since?: string
  /** Which records are kept, in table `t`; by default all. */
  which?: SQL
  /** Records kept for another term in addition. */
  also?: { stays: RecordKind; which: SQL }
}

const deletedAtOnce = (...tables: string[]): Rule[] => tables.map((table) => ({ table }))
const retained = (stays: RecordKind, ...tables: string[]): Rule[] => tables.map((table) => ({ table, stays }))

/** There is a record of an advice or contract. */
const advised = sql`(exists (select from given_advice a where a.customer_id = t.customer_id)
  or exists (select from mortgages m where m.customer_id = t.customer_id)
  or exists (select from policies p where p.customer_id = t.customer_id))`

/** Belongs to a mortgage, policy, damage or request, was sent by the tenant, or was accepted. */
const used = sql`t.type is distinct from 'dossier' and (t.user_id is not null or t.verdict = 'accepted'
  or coalesce(t.mortgage_id, t.policy_id, t.damage_id, t.mortgage_progress_id, t.damage_progress_id) is not null)`

/** Documents that the customer signed, and the sealed files. */
const agreed = sql`exists (select from signings s where s.state = 'signed' and t.id in (s.document_id, s.sealed_id))`

/**
 * A rule for every table with customers' data (ERASE-01), in order of execution: dependent tables first, so that a
 * profile is deleted with the last advice based on it. A test checks that no table is missing.
 */
export const rules: readonly Rule[] = [
  ...deletedAtOnce('push_notices', 'push_devices', 'news', 'notification_preferences', 'radar'),
  ...deletedAtOnce('activations', 'assessments', 'code_sign_ins', 'device_marks', 'known_devices'),
  ...deletedAtOnce(
    'idempotent_answers',
    'tenant_import_customers',
    'mailed_tokens',
    'mails_sent',
    'sessions',
  ),
  ...deletedAtOnce('household_grants'),
  ...deletedAtOnce('authenticators', 'passkeys', 'recovery_codes'),
  ...deletedAtOnce('appointments', 'dossiers', 'signals', 'tasks'),
  {
    table: 'documents',
    stays: 'advice',
    since: 'created_at',
    which: used,
    also: { stays: 'contract', which: agreed },
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
  ...retained(
    'contract',
    'mortgage_parts',
    'mortgage_progress',
    'mortgage_properties',
    'mortgages',
    'policies',
  ),
  ...retained('claim', 'damage_payments', 'damage_progress', 'damages'),
  ...['incomes', 'livings', 'obligations', 'possessions', 'relatives', 'retirements'].map(
    (table): Rule => ({ table, stays: 'profile', which: advised }),
  ),
  { table: 'erasures', stays: 'proof', since: 'ended_at', which: sql`t.withdrawn_at is null` },
  { table: 'signings', stays: 'contract', since: 'decided_at', which: sql`t.state = 'signed'` },
  ...deletedAtOnce('tenant_events'),
]
