import { documentVerdicts } from '@portal/contract/desk/desk-document'
import { isNotNull, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import { actorColumn, customerIdColumn, tenantIdColumn, timestampColumn } from '../columns.ts'
import { referenceTenantCustomer } from '../foreign-keys.ts'
import { damageProgress, damages } from './damage.ts'
import { mortgageProgress, mortgages } from './mortgage.ts'
import { policies } from './policy.ts'
import { tasks } from './task.ts'
import { tenants } from './tenant.ts'

/** SQL condition for documents waiting for review: sent by a customer separately, not with a message, and undecided. */
export const isAwaitingReview = (
  table: Record<'reviewedAt' | 'userId' | 'customerId' | 'type', AnyPgColumn>,
) =>
  sql`${table.reviewedAt} is null and ${table.userId} is null and ${table.customerId} is not null and coalesce(${table.type}, '') not in ('message', 'dossier')`

type ParentColumns = Record<
  'mortgageId' | 'damageId' | 'policyId' | 'taskId' | 'mortgageProgressId' | 'damageProgressId',
  AnyPgColumn
>

/**
 * References from a document to records that it may belong to. Deleting such a record looks up its documents across all
 * tenants.
 */
const getParentColumns = (table: ParentColumns): AnyPgColumn[] => [
  table.mortgageId,
  table.damageId,
  table.policyId,
  table.taskId,
  table.mortgageProgressId,
  table.damageProgressId,
]

/** Documents of customers, and of tenants for all their customers. */
export const documents = pgTable(
  'documents',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    tenantId: integer()
      .notNull()
      .references(() => tenants.id),
    /** Customer of the document; null: the tenant shares it with all customers. */
    customerId: integer(),
    name: text().notNull(),
    type: text(),
    mimeType: text().notNull(),
    extension: text().notNull(),
    /** Bytes. */
    size: integer().notNull(),
    /** Key in the file store. */
    fileKey: text().notNull(),
    /** Adviser who added it; null: the customer. */
    userId: integer(),
    actedBy: actorColumn(),
    categoryId: integer(),
    mortgageId: integer().references(() => mortgages.id, { onDelete: 'set null' }),
    damageId: integer().references(() => damages.id, { onDelete: 'set null' }),
    policyId: integer().references(() => policies.id, { onDelete: 'set null' }),
    taskId: integer().references(() => tasks.id, { onDelete: 'set null' }),
    mortgageProgressId: integer().references(() => mortgageProgress.id, { onDelete: 'set null' }),
    damageProgressId: integer().references(() => damageProgress.id, { onDelete: 'set null' }),
    /** Screen from which the document was sent. */
    screen: text(),
    /** Delivered as JSON with base64 instead of a file (DOC-05). */
    asJson: boolean().notNull().default(false),
    createdAt: timestampColumn().notNull(),
    updatedAt: timestampColumn().notNull(),
    /** Decision of staff with reason, time and name; null before. */
    verdict: text({ enum: documentVerdicts }),
    verdictReason: text(),
    reviewedAt: timestampColumn(),
    reviewedBy: text(),
  },
  (table) => [
    referenceTenantCustomer(table),
    index().on(table.customerId),
    /**
     * By tenant and customer: a plan cached for a small tenant then also reads only the customer's rows at a large
     * tenant.
     */
    index().on(table.tenantId, table.customerId),
    index('documents_to_review').on(table.tenantId, table.createdAt).where(isAwaitingReview(table)),
    ...getParentColumns(table).map((column) => index().on(column).where(isNotNull(column))),
  ],
)

/** Responses of writes by idempotency key. */
export const idempotentAnswers = pgTable(
  'idempotent_answers',
  {
    customerId: customerIdColumn(),
    tenantId: tenantIdColumn(),
    key: text().notNull(),
    /** Hash of the call and its body: the key is valid for this request only. */
    requestHash: text().notNull(),
    answer: jsonb(),
    createdAt: timestampColumn().notNull(),
  },
  (table) => [referenceTenantCustomer(table), primaryKey({ columns: [table.customerId, table.key] })],
)
