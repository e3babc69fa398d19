import type { ImportCounts } from '@portal/contract/tenant-api/tenant-api-calls'
import { tenantApiScopes } from '@portal/contract/tenant-api/tenant-api-calls'
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { createTenantIdColumn, createTimestampColumn } from '../columns.ts'
import { createOwningTenantColumn } from './tenant.ts'

/** Keys of tenants for the tenant API. Only hashes of the keys are stored. */
export const tenantApiKeys = pgTable(
  'tenant_keys',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    tenantId: createOwningTenantColumn(),
    name: text().notNull(),
    hash: text().notNull().unique(),
    scopes: text({ enum: tenantApiScopes }).array().notNull(),
    createdBy: text().notNull(),
    createdAt: createTimestampColumn().notNull(),
    /** Recorded at most once a minute. */
    lastUsedAt: createTimestampColumn(),
    expiresAt: createTimestampColumn(),
    revokedAt: createTimestampColumn(),
  },
  (table) => [unique().on(table.tenantId, table.name)],
)

/**
 * Ids that tenants' own systems give to records. Rows are never deleted: triggers mark deleted records, and number the
 * changes.
 */
export const externalIds = pgTable(
  'external_ids',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    tenantId: createOwningTenantColumn(),
    /** Kind of the record: a key of `tenantRecords`. */
    kind: text().notNull(),
    externalId: text().notNull(),
    /** The tenant's own id of the customer; null for records without a customer. */
    customer: text(),
    /** Id in the record's table; for a home, the id of the customer. */
    recordId: integer().notNull(),
    /** Hash of the last accepted content; empty after deletion. */
    contentHash: text().notNull(),
    /** Sequence number of the record's newest change. All tenants share one sequence. */
    change: bigint({ mode: 'number' }).notNull().default(0),
    changedAt: createTimestampColumn().notNull().defaultNow(),
    deletedAt: createTimestampColumn(),
  },
  (table) => [
    unique().on(table.tenantId, table.kind, table.externalId),
    index().on(table.tenantId, table.change),
    index().on(table.tenantId, table.kind, table.recordId),
    index().on(table.tenantId, table.customer),
  ],
)

export const tenantImports = pgTable(
  'tenant_imports',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    tenantId: createOwningTenantColumn(),
    /** Name, scopes and IP address of the sender. */
    keyName: text().notNull(),
    scopes: text({ enum: tenantApiScopes }).array().notNull(),
    source: text().notNull(),
    format: text({ enum: ['ndjson', 'zip'] }).notNull(),
    /** Key of the uploaded file; null once the import is finished. */
    fileKey: text(),
    bytes: bigint({ mode: 'number' }).notNull(),
    state: text({ enum: ['waiting', 'working', 'done', 'failed'] })
      .notNull()
      .default('waiting'),
    /** Number of groups of records, and of those already processed. */
    groups: integer(),
    done: integer().notNull().default(0),
    counts: jsonb().$type<ImportCounts>().notNull(),
    faults: integer().notNull().default(0),
    createdAt: createTimestampColumn().notNull(),
    endedAt: createTimestampColumn(),
  },
  (table) => [index().on(table.tenantId), index().on(table.createdAt)],
)

/** Customers that an import has changed, until its audit entry is written. */
export const tenantImportCustomers = pgTable(
  'tenant_import_customers',
  {
    importId: integer()
      .notNull()
      .references(() => tenantImports.id, { onDelete: 'cascade' }),
    tenantId: createTenantIdColumn(),
    customerId: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.customerId] }), index().on(table.customerId)],
)

/** Faults of an import by line. Line 0 is an error of the whole file. */
export const tenantImportFaults = pgTable(
  'tenant_import_faults',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    tenantId: createTenantIdColumn(),
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
