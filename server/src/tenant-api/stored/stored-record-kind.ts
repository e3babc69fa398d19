import type { TenantRecordKind } from '@portal/contract/tenant-api/tenant-records'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

/** Kinds of records that belong to one tenant. All tenants share lenders and products. */
export type TenantOwnedKind = Exclude<TenantRecordKind, 'lender' | 'product'>

export interface StoredRecordKind {
  readonly table: PgTable
  /** Column with the id. */
  readonly key: PgColumn
  readonly columns: Readonly<Record<string, string>>
  readonly links: Readonly<Record<string, string>>
  /** Whether other fields are stored in the column `facts`. */
  readonly facts: boolean
  /** Columns with the same value for all records of the kind. */
  readonly fixed: Readonly<Record<string, unknown>>
  /** Fields without a column: files, and values that are looked up. */
  readonly separateFields: readonly string[]
}

export const defineStoredRecordKind = (
  table: PgTable,
  key: PgColumn,
  {
    columns = {},
    links = {},
    facts = false,
    fixed = {},
    separateFields = [],
  }: Partial<Omit<StoredRecordKind, 'table' | 'key'>> = {},
): StoredRecordKind => ({ table, key, columns, links, facts, fixed, separateFields })
