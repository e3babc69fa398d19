import type { RetrievalResult } from '@portal/contract/retrieval'
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { customerIdColumn, tenantIdColumn, timestampColumn } from '../columns.ts'
import { referenceTenantCustomer } from '../foreign-keys.ts'
import { tenants } from './tenant.ts'

/** Sign-ins with a right password that wait for a one-time code. */
export const codeSignIns = pgTable(
  'code_sign_ins',
  {
    id: uuid().primaryKey().defaultRandom(),
    customerId: customerIdColumn(),
    tenantId: tenantIdColumn(),
    /** Hash of the secret in the sign-in's browser. */
    browser: text().notNull(),
    /** Whether the device was known, or the request came from a session. */
    known: boolean().notNull(),
    /** Generation of the valid code; the code itself is not stored. */
    generation: integer().notNull().default(0),
    /** Number of tried codes, from all IP addresses together. */
    tries: integer().notNull().default(0),
    /** Number of mails sent; 0 means that there is no code yet. */
    mailed: integer().notNull().default(0),
    /** When the sign-in expires; set to the past once it is used. */
    expiresAt: timestampColumn().notNull(),
  },
  (table) => [referenceTenantCustomer(table), index().on(table.customerId)],
)

/** Mailed links for choosing a password. */
export const mailedTokens = pgTable(
  'mailed_tokens',
  {
    hash: text().primaryKey(),
    customerId: customerIdColumn(),
    tenantId: tenantIdColumn(),
    kind: text({ enum: ['register', 'reset'] }).notNull(),
    /** Whether a device of the customer requested it. */
    known: boolean().notNull().default(false),
    expiresAt: timestampColumn().notNull(),
    usedAt: timestampColumn(),
  },
  (table) => [referenceTenantCustomer(table), index().on(table.customerId)],
)

/** Single-use permissions to retrieve source data on an external page (API-47). */
export const assessments = pgTable(
  'assessments',
  {
    hash: text().primaryKey(),
    customerId: customerIdColumn(),
    tenantId: tenantIdColumn(),
    type: text().notNull(),
    /** Whether the permission is for the partner. */
    partner: boolean().notNull(),
    expiresAt: timestampColumn().notNull(),
    usedAt: timestampColumn(),
    /** Secret in the return URLs, one per result. */
    endSecret: text().notNull(),
    result: text().$type<RetrievalResult>(),
  },
  (table) => [referenceTenantCustomer(table), index().on(table.customerId)],
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
  (table) => [referenceTenantCustomer(table), uniqueIndex().on(table.tenantId, table.number)],
)
