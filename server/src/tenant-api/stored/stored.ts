import type { TenantRecordKind } from '@portal/contract/tenant-api/tenant-records'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

/** Kinds owned by a tenant; lenders and products are shared. */
export type OwnKind = Exclude<TenantRecordKind, 'lender' | 'product'>

/** Storage of a kind of records. */
export interface StoredKind {
  readonly table: PgTable
  /** Id column. */
  readonly key: PgColumn
  /** Columns by field name. */
  readonly columns: Readonly<Record<string, string>>
  /** Columns by link name. */
  readonly links: Readonly<Record<string, string>>
  /** Other fields are in the column `facts`. */
  readonly facts: boolean
  /** Constant values of the kind's rows. */
  readonly fixed: Readonly<Record<string, unknown>>
  /** Fields without a column: files and looked-up values. */
  readonly separateFields: readonly string[]
}

/** Defines the storage of a kind. */
export const defineStoredKind = (
  table: PgTable,
  key: PgColumn,
  {
    columns = {},
    links = {},
    facts = false,
    fixed = {},
    separateFields = [],
  }: Partial<Omit<StoredKind, 'table' | 'key'>> = {},
): StoredKind => ({ table, key, columns, links, facts, fixed, separateFields })
