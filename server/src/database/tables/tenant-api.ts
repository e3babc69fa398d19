import type { ImportCounts } from '@portal/contract/tenant-api/tenant-api-calls'
import { tenantApiScopes } from '@portal/contract/tenant-api/tenant-api-calls'
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { tenantIdColumn, timestampColumn } from '../columns.ts'
import { tenants } from './tenant.ts'

const tenantReferenceColumn = () =>
  tenantIdColumn().references(() => tenants.id, {
    onDelete: 'cascade',
  })

/** Only hashes of the keys are stored. */
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
    /** Recorded at most once a minute. */
    lastUsedAt: timestampColumn(),
    expiresAt: timestampColumn(),
    revokedAt: timestampColumn(),
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
    tenantId: tenantReferenceColumn(),
    /** A key of `tenantRecords`. */
    kind: text().notNull(),
    externalId: text().notNull(),
    /** The tenant's own id of the customer; null for records without a customer. */
    customer: text(),
    /** Id in the record's table; for a home, the id of the customer. */
    recordId: integer().notNull(),
    /** Hash of the last accepted content; empty after deletion. */
    contentHash: text().notNull(),
    /** Number of the newest change, over all tenants. */
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

export const tenantImports = pgTable(
  'tenant_imports',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    tenantId: tenantReferenceColumn(),
    /** Name, scopes and IP address of the sender. */
    keyName: text().notNull(),
    scopes: text({ enum: tenantApiScopes }).array().notNull(),
    source: text().notNull(),
    format: text({ enum: ['ndjson', 'zip'] }).notNull(),
    /** Null once the import is finished. */
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
    createdAt: timestampColumn().notNull(),
    endedAt: timestampColumn(),
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
    tenantId: tenantIdColumn(),
    customerId: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.customerId] }), index().on(table.customerId)],
)

/** Line 0 is an error of the whole file. */
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
