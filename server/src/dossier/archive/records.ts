import { sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'

/** A table that holds something of customers: the column that says whose, and the one that gives the order. */
export interface CustomerTable {
  table: string
  owner: string
  order: string
}

/** A row of a table as the database writes it. */
export type StoredRow = Record<string, unknown>

/** How many rows are read at once. */
const page = 200

/** Tables that hold nothing but keys of sign-ins and requests; nothing is learned from them. */
const withheldTables = new Set(['activations', 'code_sign_ins', 'idempotent_answers', 'mailed_tokens'])

/** Columns that let somebody in, or that only this server can use. */
const withheldColumns = /(hash|token|secret|_key)$|^revision$/

const rowsOf = (result: unknown) => (result as { rows: StoredRow[] }).rows

/**
 * The tables that hold something of customers, in alphabetical order. The database itself is asked, so that a table
 * that is added later is not forgotten.
 */
export async function customerTables(db: Database): Promise<CustomerTable[]> {
  const found = rowsOf(
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

const without = (row: StoredRow): StoredRow =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !withheldColumns.test(column)))

/** Every row that a table has of a customer, oldest first, a page at a time in memory. `raw` has what is withheld too. */
export async function* recordsOf(
  db: Database,
  { table, owner, order }: CustomerTable,
  customerId: number,
): AsyncGenerator<{ raw: StoredRow; row: StoredRow }> {
  for (let offset = 0; ; offset += page) {
    const rows = rowsOf(
      await db.execute(sql`select row_to_json(t) as row from ${sql.identifier(table)} t
        where t.${sql.identifier(owner)} = ${customerId} order by t.${sql.identifier(order)} limit ${page} offset ${offset}`),
    )
    for (const { row } of rows) {
      const raw = row as StoredRow
      yield { raw, row: without(raw) }
    }
    if (rows.length < page) return
  }
}
