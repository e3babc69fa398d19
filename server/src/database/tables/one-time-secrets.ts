import type { DataRetrievalResult } from '@portal/contract/data-retrieval'
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createCustomerColumns, createTimestampColumn } from '../columns.ts'
import { referenceTenantCustomer } from '../foreign-keys.ts'
import { createTenantReferenceColumn } from './tenant.ts'

/** Sign-ins with a right password that wait for a code. */
export const codeSignIns = pgTable(
  'code_sign_ins',
  {
    id: uuid().primaryKey().defaultRandom(),
    ...createCustomerColumns(),
    /** Hash of a secret in the browser. */
    browser: text().notNull(),
    /** Whether the device was known, or a session requested the code. */
    known: boolean().notNull(),
    /** Sequence number of the valid code, which is derived from it. The code itself is not stored. */
    generation: integer().notNull().default(0),
    tries: integer().notNull().default(0),
    /** Number of sent mails; 0 if no code was sent yet. */
    mailed: integer().notNull().default(0),
    /** Expiry time; in the past for a used sign-in. */
    expiresAt: createTimestampColumn().notNull(),
  },
  (table) => [referenceTenantCustomer(table), index().on(table.customerId)],
)

/** Mailed links for choosing a password. */
export const mailedTokens = pgTable(
  'mailed_tokens',
  {
    hash: text().primaryKey(),
    ...createCustomerColumns(),
    kind: text({ enum: ['register', 'reset'] }).notNull(),
    /** Whether a known device of the customer requested the link. */
    known: boolean().notNull().default(false),
    expiresAt: createTimestampColumn().notNull(),
    usedAt: createTimestampColumn(),
  },
  (table) => [referenceTenantCustomer(table), index().on(table.customerId)],
)

/** Single-use permissions to retrieve source data on an external page (API-47). */
export const assessments = pgTable(
  'assessments',
  {
    hash: text().primaryKey(),
    ...createCustomerColumns(),
    type: text().notNull(),
    partner: boolean().notNull(),
    expiresAt: createTimestampColumn().notNull(),
    usedAt: createTimestampColumn(),
    /** Secret in the return URLs of the retrieval page. */
    endSecret: text().notNull(),
    result: text().$type<DataRetrievalResult>(),
  },
  (table) => [referenceTenantCustomer(table), index().on(table.customerId)],
)

export const activations = pgTable(
  'activations',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    tenantId: createTenantReferenceColumn(),
    number: text().notNull(),
    customerId: integer(),
    /** Number of further activation requests that get the response 'not ready yet'. */
    waits: integer().notNull().default(0),
  },
  (table) => [referenceTenantCustomer(table), uniqueIndex().on(table.tenantId, table.number)],
)
