import type { RetrievalResult } from '@portal/contract/retrieval'
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { firm, moment, owner } from '../columns.ts'
import { ofFirm } from '../keys.ts'
import { tenants } from './tenant.ts'

/** Sign-ins whose password was right and that wait for a one-time code, each for its own. */
export const codeSignIns = pgTable(
  'code_sign_ins',
  {
    id: uuid().primaryKey().defaultRandom(),
    customerId: owner(),
    tenantId: firm(),
    /** Hash of the secret that the browser of the sign-in has. */
    browser: text().notNull(),
    /** Whether the device was known, or a session. */
    known: boolean().notNull(),
    /** Which of its codes is good; nothing of a code itself is kept. */
    generation: integer().notNull().default(0),
    /** Codes tried so far, over all addresses. */
    tries: integer().notNull().default(0),
    /** Mails sent so far. Without any there is no code. */
    mailed: integer().notNull().default(0),
    /** Passed once it is spent. */
    expiresAt: moment().notNull(),
  },
  (table) => [ofFirm(table), index().on(table.customerId)],
)

/** Links in mails that let a customer choose a password. */
export const mailedTokens = pgTable(
  'mailed_tokens',
  {
    hash: text().primaryKey(),
    customerId: owner(),
    tenantId: firm(),
    kind: text({ enum: ['register', 'reset'] }).notNull(),
    /** Whether it was asked for on a device of the customer's. */
    known: boolean().notNull().default(false),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (table) => [ofFirm(table), index().on(table.customerId)],
)

/** Leave to retrieve source data on a page elsewhere, once (API-47). */
export const assessments = pgTable(
  'assessments',
  {
    hash: text().primaryKey(),
    customerId: owner(),
    tenantId: firm(),
    type: text().notNull(),
    /** The partner's data instead of the customer's. */
    partner: boolean().notNull(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
    /** Secret that only the addresses carry at which it may end, each for its own result. */
    endSecret: text().notNull(),
    /** How it ended. */
    result: text().$type<RetrievalResult>(),
  },
  (table) => [ofFirm(table), index().on(table.customerId)],
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
    customerId: integer(),
    /** Requests that are still answered with 'not ready yet', while the firm prepares the account. */
    waits: integer().notNull().default(0),
  },
  (table) => [ofFirm(table), uniqueIndex().on(table.tenantId, table.number)],
)
