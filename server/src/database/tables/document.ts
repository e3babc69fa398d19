import { verdicts } from '@portal/contract/desk/document'
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
import { actor, moment, owner, ownTenant } from '../columns.ts'
import { customerOfTenant } from '../keys.ts'
import { damageProgress, damages } from './damage.ts'
import { mortgageProgress, mortgages } from './mortgage.ts'
import { policies } from './policy.ts'
import { tasks } from './task.ts'
import { tenants } from './tenant.ts'

/** Documents waiting for review: sent by a customer separately, not with a message, and undecided. */
export const toReview = (table: Record<'reviewedAt' | 'userId' | 'customerId' | 'type', AnyPgColumn>) =>
  sql`${table.reviewedAt} is null and ${table.userId} is null and ${table.customerId} is not null and coalesce(${table.type}, '') not in ('message', 'dossier')`

type Parents = Record<
  'mortgageId' | 'damageId' | 'policyId' | 'taskId' | 'mortgageProgressId' | 'damageProgressId',
  AnyPgColumn
>

/** Records that a document may belong to; deleting one looks up its documents among those of all tenants. */
const parentsOf = (table: Parents): AnyPgColumn[] => [
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
    /** Null: shared by the tenant with all customers. */
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
    actedBy: actor(),
    categoryId: integer(),
    mortgageId: integer().references(() => mortgages.id, { onDelete: 'set null' }),
    damageId: integer().references(() => damages.id, { onDelete: 'set null' }),
    policyId: integer().references(() => policies.id, { onDelete: 'set null' }),
    taskId: integer().references(() => tasks.id, { onDelete: 'set null' }),
    mortgageProgressId: integer().references(() => mortgageProgress.id, { onDelete: 'set null' }),
    damageProgressId: integer().references(() => damageProgress.id, { onDelete: 'set null' }),
    /** Screen that it was sent from. */
    screen: text(),
    /** Delivered as JSON with base64 instead of a file (DOC-05). */
    asJson: boolean().notNull().default(false),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
    /** Decision of staff, reason, time and name; null before. */
    verdict: text({ enum: verdicts }),
    verdictReason: text(),
    reviewedAt: moment(),
    reviewedBy: text(),
  },
  (table) => [
    customerOfTenant(table),
    index().on(table.customerId),
    /**
     * By tenant and customer: a plan cached for a small tenant then reads only the customer's rows at a large one too.
     */
    index().on(table.tenantId, table.customerId),
    index('documents_to_review').on(table.tenantId, table.createdAt).where(toReview(table)),
    ...parentsOf(table).map((column) => index().on(column).where(isNotNull(column))),
  ],
)

/** Responses of writes by idempotency key. */
export const idempotentAnswers = pgTable(
  'idempotent_answers',
  {
    customerId: owner(),
    tenantId: ownTenant(),
    key: text().notNull(),
    /** Hash of the call and its body: the key is valid for this request only. */
    requestHash: text().notNull(),
    answer: jsonb(),
    createdAt: moment().notNull(),
  },
  (table) => [customerOfTenant(table), primaryKey({ columns: [table.customerId, table.key] })],
)
