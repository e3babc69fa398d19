import type { TenantRecordKind } from '@portal/contract/tenant-api/tenant-records'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

/** Lenders and products are shared by all tenants. */
export type OwnKind = Exclude<TenantRecordKind, 'lender' | 'product'>

/** How records of a kind are stored. */
export interface StoredKind {
  readonly table: PgTable
  /** Column with the id. */
  readonly key: PgColumn
  /** By field name. */
  readonly columns: Readonly<Record<string, string>>
  /** By link name. */
  readonly links: Readonly<Record<string, string>>
  /** Other fields are in the column `facts`. */
  readonly facts: boolean
  /** Columns with the same value for all records of the kind. */
  readonly fixed: Readonly<Record<string, unknown>>
  /** Fields without a column: files, and values that are looked up. */
  readonly separateFields: readonly string[]
}

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
