import type { ImportCounts } from '@portal/contract/tenant-api/tenant-api-calls'
import { tenantApiScopes } from '@portal/contract/tenant-api/tenant-api-calls'
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { tenantIdColumn, timestampColumn } from '../columns.ts'
import { tenants } from './tenant.ts'

const tenantReferenceColumn = () =>
  tenantIdColumn().references(() => tenants.id, {
    onDelete: 'cascade',
  })

/** Tenant API keys; the keys themselves are not stored. */
export const tenantKeys = pgTable(
  'tenant_keys',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    tenantId: tenantReferenceColumn(),
    name: text().notNull(),
    hash: text().notNull().unique(),
    scopes: text({ enum: tenantApiScopes }).array().notNull(),
    createdBy: text().notNull(),
    createdAt: timestampColumn().notNull(),
    /** Time of the last use, to the minute. */
    lastUsedAt: timestampColumn(),
    expiresAt: timestampColumn(),
    revokedAt: timestampColumn(),
  },
  (table) => [unique().on(table.tenantId, table.name)],
)

/**
 * Tenants' own ids of records, permanently one row per id. Triggers assign the position in the order of changes, and
 * mark deleted records.
 */
export const externalIds = pgTable(
  'external_ids',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    tenantId: tenantReferenceColumn(),
    /** A kind of `tenantRecords`. */
    kind: text().notNull(),
    externalId: text().notNull(),
    /** The tenant's own id of the customer; null for records of the tenant itself. */
    customer: text(),
    /** Id of the record in its table; for a home the customer's id. */
    recordId: integer().notNull(),
    /** Hash of the last accepted content; empty after deletion. */
    contentHash: text().notNull(),
    /** Position in the order of changes, over all tenants. */
    change: bigint({ mode: 'number' }).notNull().default(0),
    changedAt: timestampColumn().notNull().defaultNow(),
    deletedAt: timestampColumn(),
  },
  (table) => [
    unique().on(table.tenantId, table.kind, table.externalId),
    index().on(table.tenantId, table.change),
    index().on(table.tenantId, table.kind, table.recordId),
    index().on(table.tenantId, table.customer),
  ],
)

/** Imports with their progress. */
export const tenantImports = pgTable(
  'tenant_imports',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    tenantId: tenantReferenceColumn(),
    /** Name, scopes and IP address of the key that sent it. */
    keyName: text().notNull(),
    scopes: text({ enum: tenantApiScopes }).array().notNull(),
    source: text().notNull(),
    format: text({ enum: ['ndjson', 'zip'] }).notNull(),
    /** Key in the file store; null when processed. */
    fileKey: text(),
    bytes: bigint({ mode: 'number' }).notNull(),
    state: text({ enum: ['waiting', 'working', 'done', 'failed'] })
      .notNull()
      .default('waiting'),
    /** Numbers of groups of records: all groups, and processed groups. */
    groups: integer(),
    done: integer().notNull().default(0),
    counts: jsonb().$type<ImportCounts>().notNull(),
    faults: integer().notNull().default(0),
    createdAt: timestampColumn().notNull(),
    endedAt: timestampColumn(),
  },
  (table) => [index().on(table.tenantId), index().on(table.createdAt)],
)

/** Customers changed by an import, kept until it ends, for its audit record. */
export const tenantImportCustomers = pgTable(
  'tenant_import_customers',
  {
    importId: integer()
      .notNull()
      .references(() => tenantImports.id, { onDelete: 'cascade' }),
    tenantId: tenantIdColumn(),
    customerId: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.customerId] }), index().on(table.customerId)],
)

/** Errors of imports; line 0 is the whole file. */
export const tenantImportFaults = pgTable(
  'tenant_import_faults',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    tenantId: tenantIdColumn(),
    importId: integer()
      .notNull()
      .references(() => tenantImports.id, { onDelete: 'cascade' }),
    line: integer().notNull(),
    kind: text(),
    externalId: text(),
    field: text(),
    message: text().notNull(),
  },
  (table) => [index().on(table.importId)],
)
