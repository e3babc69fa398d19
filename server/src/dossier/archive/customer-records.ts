import { sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'

/** A table with customer data: its customer column, and its sort column. */
export interface CustomerTable {
  table: string
  owner: string
  order: string
}

/** A row of a table in the database's format. */
export type StoredRow = Record<string, unknown>

const rowsPerPage = 200

/** Tables that only contain keys of sign-ins and requests, and no information for the customer. */
const withheldTables = new Set(['activations', 'code_sign_ins', 'idempotent_answers', 'mailed_tokens'])

/** Columns with secrets, or with data that only this server can use. */
const withheldColumns = /(hash|token|secret|_key)$|^revision$/

const getRows = (result: unknown) => (result as { rows: StoredRow[] }).rows

/**
 * Finds tables with customer data, in alphabetical order. Reads them from the database, so that a new table is never
 * missing.
 */
export async function findCustomerTables(db: Database): Promise<CustomerTable[]> {
  const found = getRows(
    await db.execute(sql`select c.table_name, bool_or(c.column_name = 'id') as numbered
      from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
      group by c.table_name having bool_or(c.column_name = 'customer_id') order by c.table_name`),
  ).map(({ table_name, numbered }) => ({
    table: String(table_name),
    owner: 'customer_id',
    order: numbered ? 'id' : 'customer_id',
  }))
  const all = [{ table: 'customers', owner: 'id', order: 'id' }, ...found]
  return all.filter(({ table }) => !withheldTables.has(table))
}

const omitWithheldColumns = (row: StoredRow): StoredRow =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !withheldColumns.test(column)))

/**
 * Streams all rows of a customer in a table, oldest first, one page in memory at a time. `raw` includes withheld
 * columns.
 */
export async function* streamRecords(
  db: Database,
  { table, owner, order }: CustomerTable,
  customerId: number,
): AsyncGenerator<{ raw: StoredRow; row: StoredRow }> {
  for (let offset = 0; ; offset += rowsPerPage) {
    const rows = getRows(
      await db.execute(sql`select row_to_json(t) as row from ${sql.identifier(table)} t
        where t.${sql.identifier(owner)} = ${customerId} order by t.${sql.identifier(order)} limit ${rowsPerPage} offset ${offset}`),
    )
    for (const { row } of rows) {
      const raw = row as StoredRow
      yield { raw, row: omitWithheldColumns(raw) }
    }
    if (rows.length < rowsPerPage) return
  }
}
