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
import { actor, firm, moment, owner } from '../columns.ts'
import { ofFirm } from '../keys.ts'
import { damageProgress, damages } from './damage.ts'
import { mortgageProgress, mortgages } from './mortgage.ts'
import { policies } from './policy.ts'
import { tasks } from './task.ts'
import { tenants } from './tenant.ts'

/** Which documents wait for the firm: those that a customer sent by themselves, and not with a message, that nobody decided on. */
export const toReview = (table: Record<'reviewedAt' | 'userId' | 'customerId' | 'type', AnyPgColumn>) =>
  sql`${table.reviewedAt} is null and ${table.userId} is null and ${table.customerId} is not null and coalesce(${table.type}, '') not in ('message', 'dossier')`

type Parents = Record<
  'mortgageId' | 'damageId' | 'policyId' | 'taskId' | 'mortgageProgressId' | 'damageProgressId',
  AnyPgColumn
>

/** What a document may belong to: when one of those goes its documents are looked for, among those of all firms. */
const parentsOf = (table: Parents): AnyPgColumn[] => [
  table.mortgageId,
  table.damageId,
  table.policyId,
  table.taskId,
  table.mortgageProgressId,
  table.damageProgressId,
]

/** Documents of customers, and of firms for all their customers. */
export const documents = pgTable(
  'documents',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    tenantId: integer()
      .notNull()
      .references(() => tenants.id),
    /** Null: the firm shares it with all its customers. */
    customerId: integer(),
    name: text().notNull(),
    type: text(),
    mimeType: text().notNull(),
    extension: text().notNull(),
    /** Bytes. */
    size: integer().notNull(),
    /** Where the file store has it. */
    fileKey: text().notNull(),
    /** Adviser who added it; null: the customer did. */
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
    /** Linked as JSON with base64 instead of as a file (DOC-05). */
    asJson: boolean().notNull().default(false),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
    /** What the firm made of it, why, when and by whom; null until somebody decided. */
    verdict: text({ enum: verdicts }),
    verdictReason: text(),
    reviewedAt: moment(),
    reviewedBy: text(),
  },
  (table) => [
    ofFirm(table),
    index().on(table.customerId),
    /** By firm and customer: a plan that was made for a firm of few documents reads a customer's alone at one of a million too. */
    index().on(table.tenantId, table.customerId),
    index('documents_to_review').on(table.tenantId, table.createdAt).where(toReview(table)),
    ...parentsOf(table).map((column) => index().on(column).where(isNotNull(column))),
  ],
)

/** Answers of uploads by the key that the sender chose, so that a retried one is done once. */
export const idempotentAnswers = pgTable(
  'idempotent_answers',
  {
    customerId: owner(),
    tenantId: firm(),
    key: text().notNull(),
    /** Hash over the call and its body: the key is good for this request alone. */
    requestHash: text().notNull(),
    answer: jsonb(),
    createdAt: moment().notNull(),
  },
  (table) => [ofFirm(table), primaryKey({ columns: [table.customerId, table.key] })],
)
