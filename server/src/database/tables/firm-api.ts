import type { ImportCounts } from '@portal/contract/firm-api/calls'
import { firmScopes } from '@portal/contract/firm-api/calls'
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { firm, moment } from '../columns.ts'
import { tenants } from './tenant.ts'

const tenantId = () =>
  firm().references(() => tenants.id, {
    onDelete: 'cascade',
  })

/** Keys with which systems of firms read and write records; a key itself is kept nowhere. */
export const firmKeys = pgTable(
  'firm_keys',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    tenantId: tenantId(),
    name: text().notNull(),
    /** Hash of the secret. */
    hash: text().notNull().unique(),
    scopes: text({ enum: firmScopes }).array().notNull(),
    /** Name of who made it. */
    createdBy: text().notNull(),
    createdAt: moment().notNull(),
    /** To the minute. */
    lastUsedAt: moment(),
    expiresAt: moment(),
    revokedAt: moment(),
  },
  (table) => [unique().on(table.tenantId, table.name)],
)

/**
 * The ids that firms have of their own for records, one row an id for ever. Triggers give each row its place in the order of
 * changes, and mark it as removed when its record goes, by whatever way.
 */
export const externalIds = pgTable(
  'external_ids',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    tenantId: tenantId(),
    /** A kind of the contract (`firmRecords`). */
    kind: text().notNull(),
    externalId: text().notNull(),
    /** The firm's own id of the customer; null for what is the firm's. */
    customer: text(),
    /** Number of the record in its table; of a home its customer's. */
    recordId: integer().notNull(),
    /** Hash of what was taken last; empty once it is removed. */
    contentHash: text().notNull(),
    /** Place in the order of changes, over all firms. */
    change: bigint({ mode: 'number' }).notNull().default(0),
    changedAt: moment().notNull().defaultNow(),
    deletedAt: moment(),
  },
  (table) => [
    unique().on(table.tenantId, table.kind, table.externalId),
    index().on(table.tenantId, table.change),
    index().on(table.tenantId, table.kind, table.recordId),
    index().on(table.tenantId, table.customer),
  ],
)

/** Imports of records, and how far they are. */
export const firmImports = pgTable(
  'firm_imports',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    tenantId: tenantId(),
    /** Name of the key that sent it, what that may do, and the address it came from. */
    keyName: text().notNull(),
    scopes: text({ enum: firmScopes }).array().notNull(),
    source: text().notNull(),
    format: text({ enum: ['ndjson', 'zip'] }).notNull(),
    /** Where the file store has it; null once it is worked through. */
    fileKey: text(),
    bytes: bigint({ mode: 'number' }).notNull(),
    state: text({ enum: ['waiting', 'working', 'done', 'failed'] })
      .notNull()
      .default('waiting'),
    /** Groups of records that there are, and that are dealt with. */
    groups: integer(),
    done: integer().notNull().default(0),
    counts: jsonb().$type<ImportCounts>().notNull(),
    faults: integer().notNull().default(0),
    createdAt: moment().notNull(),
    endedAt: moment(),
  },
  (table) => [index().on(table.tenantId), index().on(table.createdAt)],
)

/** Customers whose files an import changed, kept until it ends, for its audit record. */
export const firmImportCustomers = pgTable(
  'firm_import_customers',
  {
    importId: integer()
      .notNull()
      .references(() => firmImports.id, { onDelete: 'cascade' }),
    tenantId: firm(),
    customerId: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.customerId] }), index().on(table.customerId)],
)

/** Faults of imports; line 0 is the file as a whole. */
export const firmImportFaults = pgTable(
  'firm_import_faults',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    tenantId: firm(),
    importId: integer()
      .notNull()
      .references(() => firmImports.id, { onDelete: 'cascade' }),
    line: integer().notNull(),
    kind: text(),
    externalId: text(),
    field: text(),
    message: text().notNull(),
  },
  (table) => [index().on(table.importId)],
)
