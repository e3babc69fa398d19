import { type SQL, sql } from 'drizzle-orm'

/**
 * Terms in months, with the law and article that require them, which the customer sees. A term starts at the record's
 * own date if it has one, otherwise when the customer is closed. AVG art. 17 lid 3 onder b and e allows these terms
 * (ERASE-02). All other records are deleted at once (AVG art. 17 lid 1).
 */
export const retentionTerms = {
  /** Advice, with its input and result. */
  advice: { months: 60, ground: 'Wft art. 4:23, BGfo art. 32' },
  /** Messages and mails. */
  correspondence: { months: 60, ground: 'Wft art. 4:23, BGfo art. 32' },
  /** Mortgages and policies, as part of the tenant's accounting records. */
  contract: { months: 84, ground: 'AWR art. 52 lid 4' },
  /** Damages, until claims about their handling expire. */
  claim: { months: 60, ground: 'BW art. 3:310 lid 1' },
  /** Household, income and possessions on which an advice is based. They are kept no longer than the advice. */
  profile: { months: 60, ground: 'Wft art. 4:23, BGfo art. 32' },
  /** Proof of the erasure, with the customer's id only. */
  proof: { months: 60, ground: 'AVG art. 5 lid 2' },
} as const

export type RetainedRecordKind = keyof typeof retentionTerms

export interface ErasureRule {
  table: string
  /**
   * Kind of record that must be kept, which determines the retention term. If absent, all records are deleted at once.
   */
  retainedAs?: RetainedRecordKind
  /** Column with the start of the term; by default it starts when the customer is closed. */
  since?: string
  /** Records that must be kept; by default all. The table has alias `t`. */
  condition?: SQL
  /** Records that must be kept for another term. */
  also?: { retainedAs: RetainedRecordKind; condition: SQL }
}

const createDeletionRules = (...tables: string[]): ErasureRule[] => tables.map((table) => ({ table }))
const createRetentionRules = (retainedAs: RetainedRecordKind, ...tables: string[]): ErasureRule[] =>
  tables.map((table) => ({ table, retainedAs }))

/** SQL condition: the customer has an advice or a contract. */
const hasAdvice = sql`(exists (select from given_advice a where a.customer_id = t.customer_id)
  or exists (select from mortgages m where m.customer_id = t.customer_id)
  or exists (select from policies p where p.customer_id = t.customer_id))`

/** SQL condition: the tenant sent or accepted the document, or it belongs to a mortgage, policy, damage or request. */
const isUsedDocument = sql`t.type is distinct from 'dossier' and (t.user_id is not null or t.verdict = 'accepted'
  or coalesce(t.mortgage_id, t.policy_id, t.damage_id, t.mortgage_progress_id, t.damage_progress_id) is not null)`

/** SQL condition: the customer signed the document, or it is the sealed file. */
const isSignedDocument = sql`exists (select from signings s where s.state = 'signed' and t.id in (s.document_id, s.sealed_id))`

/**
 * Rules for every table with data of customers (ERASE-01). Dependent tables come first. A test fails if a table is
 * missing.
 */
export const erasureRules: readonly ErasureRule[] = [
  ...createDeletionRules(
    'push_notices',
    'push_devices',
    'news',
    'notification_preferences',
    'upcoming_events',
  ),
  ...createDeletionRules('activations', 'assessments', 'code_sign_ins', 'device_marks', 'known_devices'),
  ...createDeletionRules(
    'idempotent_responses',
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
    retainedAs: 'advice',
    since: 'created_at',
    condition: isUsedDocument,
    also: { retainedAs: 'contract', condition: isSignedDocument },
  },
  { table: 'given_advice', retainedAs: 'advice', since: 'created_at' },
  { table: 'lead_steps', retainedAs: 'advice', since: 'created_at' },
  { table: 'internal_notes', retainedAs: 'advice', since: 'created_at' },
  {
    table: 'tenant_inbox',
    retainedAs: 'correspondence',
    since: 'created_at',
    condition: sql`t.kind in ('message', 'task_reply', 'lead', 'edit')`,
  },
  { table: 'notes', retainedAs: 'correspondence', since: 'created_at' },
  { table: 'mails', retainedAs: 'correspondence', since: 'created_at', condition: sql`not t.bulk` },
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
    (table): ErasureRule => ({ table, retainedAs: 'profile', condition: hasAdvice }),
  ),
  { table: 'erasures', retainedAs: 'proof', since: 'ended_at', condition: sql`t.withdrawn_at is null` },
  { table: 'signings', retainedAs: 'contract', since: 'decided_at', condition: sql`t.state = 'signed'` },
  ...createDeletionRules('tenant_events'),
]
