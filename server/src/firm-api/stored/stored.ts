import type { FirmKind } from '@portal/contract/firm-api/records'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

/** Kinds of record that are a firm's own; lenders and their products are of all firms. */
export type OwnKind = Exclude<FirmKind, 'lender' | 'product'>

/** Where records of a kind are stored. */
export interface Stored {
  readonly table: PgTable
  /** The number of a record in its table. */
  readonly key: PgColumn
  /** Columns by the names of the fields that they hold. */
  readonly columns: Readonly<Record<string, string>>
  /** Columns by the names of the members that name other records. */
  readonly links: Readonly<Record<string, string>>
  /** All other fields are in the column `facts`. */
  readonly facts: boolean
  /** What every row of the kind has. */
  readonly fixed: Readonly<Record<string, unknown>>
  /** Fields that are no column: files, and what is looked up. */
  readonly apart: readonly string[]
}

/** Says where records of a kind are stored. */
export const stored = (
  table: PgTable,
  key: PgColumn,
  {
    columns = {},
    links = {},
    facts = false,
    fixed = {},
    apart = [],
  }: Partial<Omit<Stored, 'table' | 'key'>> = {},
): Stored => ({ table, key, columns, links, facts, fixed, apart })
