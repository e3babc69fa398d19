import { sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { selectRows } from '../../database/select-rows.ts'

/** `owner` is the column with the customer's id, `order` the column to sort by. */
export interface CustomerTable {
  table: string
  owner: string
  order: string
}

/** A row as the database returns it, with SQL column names. */
export type StoredRow = Record<string, unknown>

const rowsPerPage = 200

/** Tables that contain only codes and links of sign-in, and stored responses. The archive omits them. */
const withheldTables = new Set(['activations', 'code_sign_ins', 'idempotent_responses', 'mailed_tokens'])

/** Columns with secrets or internal keys. The archive omits them. */
const withheldColumnPattern = /(hash|token|secret|_key)$|^revision$/

/** Reads the tables from the database, so that a new table is always included. Sorted by name. */
export async function findCustomerTables(db: Database): Promise<CustomerTable[]> {
  const found = await selectRows<{ table_name: string; numbered: boolean }>(
    db,
    sql`select c.table_name, bool_or(c.column_name = 'id') as numbered
      from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
      group by c.table_name having bool_or(c.column_name = 'customer_id') order by c.table_name`,
  )
  const all = [
    { table: 'customers', owner: 'id', order: 'id' },
    ...found.map(({ table_name, numbered }) => ({
      table: table_name,
      owner: 'customer_id',
      order: numbered ? 'id' : 'customer_id',
    })),
  ]
  return all.filter(({ table }) => !withheldTables.has(table))
}

const omitWithheldColumns = (row: StoredRow): StoredRow =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !withheldColumnPattern.test(column)))

/**
 * Streams a customer's rows of a table, oldest first. `row` is without the columns that the archive omits, `raw` has
 * all columns.
 */
export async function* streamRecords(
  db: Database,
  { table, owner, order }: CustomerTable,
  customerId: number,
): AsyncGenerator<{ raw: StoredRow; row: StoredRow }> {
  for (let offset = 0; ; offset += rowsPerPage) {
    const rows = await selectRows<{ row: StoredRow }>(
      db,
      sql`select row_to_json(t) as row from ${sql.identifier(table)} t
        where t.${sql.identifier(owner)} = ${customerId} order by t.${sql.identifier(order)} limit ${rowsPerPage} offset ${offset}`,
    )
    for (const { row: raw } of rows) yield { raw, row: omitWithheldColumns(raw) }
    if (rows.length < rowsPerPage) return
  }
}
