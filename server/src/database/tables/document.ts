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
import { createActorColumn, createCustomerColumns, createTimestampColumn } from '../columns.ts'
import { referenceTenantCustomer } from '../foreign-keys.ts'
import { damageProgress, damages } from './damage.ts'
import { mortgageProgress, mortgages } from './mortgage.ts'
import { policies } from './policy.ts'
import { tasks } from './task.ts'
import { createTenantReferenceColumn } from './tenant.ts'

/** SQL condition: the document was sent by a customer outside of a message, and waits for a decision. */
export const isAwaitingReview = (
  table: Record<'reviewedAt' | 'userId' | 'customerId' | 'type', AnyPgColumn>,
) =>
  sql`${table.reviewedAt} is null and ${table.userId} is null and ${table.customerId} is not null and coalesce(${table.type}, '') not in ('message', 'dossier')`

type ParentColumns = Record<
  'mortgageId' | 'damageId' | 'policyId' | 'taskId' | 'mortgageProgressId' | 'damageProgressId',
  AnyPgColumn
>

/** When one of these records is deleted, Postgres looks up its documents across all tenants, which needs an index. */
const getParentColumns = (table: ParentColumns): AnyPgColumn[] => [
  table.mortgageId,
  table.damageId,
  table.policyId,
  table.taskId,
  table.mortgageProgressId,
  table.damageProgressId,
]

/** Documents of customers, and documents that a tenant shares with all its customers. */
export const documents = pgTable(
  'documents',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    tenantId: createTenantReferenceColumn(),
    /** Null for a document that the tenant shares with all customers. */
    customerId: integer(),
    name: text().notNull(),
    type: text(),
    mimeType: text().notNull(),
    extension: text().notNull(),
    /** In bytes. */
    size: integer().notNull(),
    fileKey: text().notNull(),
    /** Adviser who added the document; null if the customer did. */
    userId: integer(),
    actedBy: createActorColumn(),
    categoryId: integer(),
    mortgageId: integer().references(() => mortgages.id, { onDelete: 'set null' }),
    damageId: integer().references(() => damages.id, { onDelete: 'set null' }),
    policyId: integer().references(() => policies.id, { onDelete: 'set null' }),
    taskId: integer().references(() => tasks.id, { onDelete: 'set null' }),
    mortgageProgressId: integer().references(() => mortgageProgress.id, { onDelete: 'set null' }),
    damageProgressId: integer().references(() => damageProgress.id, { onDelete: 'set null' }),
    screen: text(),
    /** Whether the file is delivered as JSON with base64 (DOC-05). */
    asJson: boolean().notNull().default(false),
    createdAt: createTimestampColumn().notNull(),
    updatedAt: createTimestampColumn().notNull(),
    /** Decision of staff; null before the decision. */
    verdict: text({ enum: documentVerdicts }),
    verdictReason: text(),
    reviewedAt: createTimestampColumn(),
    reviewedBy: text(),
  },
  (table) => [
    referenceTenantCustomer(table),
    index().on(table.customerId),
    /**
     * The tenant is the first column, so that a query plan that was cached for a small tenant is also fast for a large
     * one.
     */
    index().on(table.tenantId, table.customerId),
    index('documents_to_review').on(table.tenantId, table.createdAt).where(isAwaitingReview(table)),
    ...getParentColumns(table).map((column) => index().on(column).where(isNotNull(column))),
  ],
)

/** Responses to writes, by idempotency key. */
export const idempotentResponses = pgTable(
  'idempotent_responses',
  {
    ...createCustomerColumns(),
    key: text().notNull(),
    /** Hash of the call and its body. The key is only valid for the same request. */
    requestHash: text().notNull(),
    response: jsonb(),
    createdAt: createTimestampColumn().notNull(),
  },
  (table) => [referenceTenantCustomer(table), primaryKey({ columns: [table.customerId, table.key] })],
)
