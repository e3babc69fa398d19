import type { RetrievalResult } from '@portal/contract/retrieval'
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { moment, owner } from '../columns.ts'
import { customers } from './customer.ts'
import { tenants } from './tenant.ts'

/** Sign-ins whose password was right and that wait for a one-time code. One a customer. */
export const codeAttempts = pgTable('code_attempts', {
  customerId: owner().primaryKey(),
  /** Hash of the mailed code; null until one was asked for, and after it was used. */
  codeHash: text(),
  /** Codes tried so far, over all addresses. */
  tries: integer().notNull().default(0),
  /** Codes mailed so far. */
  mailed: integer().notNull().default(0),
  expiresAt: moment().notNull(),
})

/** Links in mails that let a customer choose a password. */
export const mailedTokens = pgTable(
  'mailed_tokens',
  {
    hash: text().primaryKey(),
    customerId: owner(),
    kind: text({ enum: ['register', 'reset'] }).notNull(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (table) => [index().on(table.customerId)],
)

/** Leave to retrieve source data on a page elsewhere, once (API-47). */
export const assessments = pgTable(
  'assessments',
  {
    hash: text().primaryKey(),
    customerId: owner(),
    type: text().notNull(),
    /** The partner's data instead of the customer's. */
    partner: boolean().notNull(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
    /** Secret that only the addresses carry at which it may end, each for its own result. */
    endSecret: text().notNull().default(''),
    /** How it ended. */
    result: text().$type<RetrievalResult>(),
  },
  (table) => [index().on(table.customerId)],
)

/** Codes with which accounts are activated (API-12). */
export const activations = pgTable(
  'activations',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    tenantId: integer()
      .notNull()
      .references(() => tenants.id),
    number: text().notNull(),
    customerId: integer().references(() => customers.id, { onDelete: 'cascade' }),
    /** Requests that are still answered with 'not ready yet', while the firm prepares the account. */
    waits: integer().notNull().default(0),
  },
  (table) => [uniqueIndex().on(table.tenantId, table.number)],
)
