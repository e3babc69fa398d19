import type { RetrievalResult } from '@portal/contract/retrieval'
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment, owner, ownTenant } from '../columns.ts'
import { customerOfTenant } from '../keys.ts'
import { tenants } from './tenant.ts'

/** Sign-ins with a right password that wait for a one-time code. */
export const codeSignIns = pgTable(
  'code_sign_ins',
  {
    id: uuid().primaryKey().defaultRandom(),
    customerId: owner(),
    tenantId: ownTenant(),
    /** Hash of the secret in the sign-in's browser. */
    browser: text().notNull(),
    /** Whether the device was known, or a session. */
    known: boolean().notNull(),
    /** Generation of the valid code; the code itself is not stored. */
    generation: integer().notNull().default(0),
    /** Number of tried codes, over all addresses. */
    tries: integer().notNull().default(0),
    /** Number of mails sent. Without any there is no code. */
    mailed: integer().notNull().default(0),
    /** In the past once it is used. */
    expiresAt: moment().notNull(),
  },
  (table) => [customerOfTenant(table), index().on(table.customerId)],
)

/** Mailed links for choosing a password. */
export const mailedTokens = pgTable(
  'mailed_tokens',
  {
    hash: text().primaryKey(),
    customerId: owner(),
    tenantId: ownTenant(),
    kind: text({ enum: ['register', 'reset'] }).notNull(),
    /** Whether a device of the customer requested it. */
    known: boolean().notNull().default(false),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (table) => [customerOfTenant(table), index().on(table.customerId)],
)

/** Single-use permissions to retrieve source data on an external page (API-47). */
export const assessments = pgTable(
  'assessments',
  {
    hash: text().primaryKey(),
    customerId: owner(),
    tenantId: ownTenant(),
    type: text().notNull(),
    /** For the partner. */
    partner: boolean().notNull(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
    /** Secret in the return URLs, one per result. */
    endSecret: text().notNull(),
    /** Result. */
    result: text().$type<RetrievalResult>(),
  },
  (table) => [customerOfTenant(table), index().on(table.customerId)],
)

/** Activation codes of accounts (API-12). */
export const activations = pgTable(
  'activations',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    tenantId: integer()
      .notNull()
      .references(() => tenants.id),
    number: text().notNull(),
    customerId: integer(),
    /** Number of requests still answered with 'not ready yet'. */
    waits: integer().notNull().default(0),
  },
  (table) => [customerOfTenant(table), uniqueIndex().on(table.tenantId, table.number)],
)
