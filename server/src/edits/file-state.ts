import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../database/database.ts'
import { customers, relatives } from '../database/tables/customer.ts'
import { incomes, retirements } from '../database/tables/income.ts'
import { livings } from '../database/tables/living.ts'
import { mortgageParts, mortgages } from '../database/tables/mortgage.ts'
import type { RowState } from './row-change.ts'

/** Tables written by the edit forms, each with its key column, in an order in which rows can be restored. */
export const editedTables = {
  customer: { table: customers, key: customers.id, owner: customers.id },
  relative: { table: relatives, key: relatives.id, owner: relatives.customerId },
  living: { table: livings, key: livings.customerId, owner: livings.customerId },
  mortgage: { table: mortgages, key: mortgages.id, owner: mortgages.customerId },
  part: { table: mortgageParts, key: mortgageParts.id, owner: mortgageParts.customerId },
  income: { table: incomes, key: incomes.id, owner: incomes.customerId },
  retirement: { table: retirements, key: retirements.id, owner: retirements.customerId },
} as const
export type EditedTable = keyof typeof editedTables

/** Columns that change without a form. */
const notEdited = ['revision', 'passwordHash', 'avatar', 'avatarThumb', 'invitationToken', 'seenAt']

type Edited = (typeof editedTables)[EditedTable]

/** Rows of a table as JSON, in column order. */
function rowsAsJson(name: string, { table, key, owner }: Edited, customerId: number): SQL {
  const members = Object.entries<PgColumn>(getTableColumns(table))
    .filter(([column]) => !notEdited.includes(column))
    .map(([column, value]) => sql`${sql.raw(`'${column}'`)}, ${value}`)
  return sql`select ${sql.raw(`'${name}'`)} as name, ${key} as id, json_build_object(${sql.join(members, sql`, `)}) as members from ${table} where ${owner} = ${customerId}`
}

/** A row as JSON, with times in wire format. */
function asState({ table }: Edited, members: RowState): RowState {
  const columns: Record<string, PgColumn> = getTableColumns(table)
  return Object.fromEntries(
    Object.entries(members).map(([name, value]) => [
      name,
      columns[name]?.dataType === 'date' && typeof value === 'string' ? new Date(value).toISOString() : value,
    ]),
  )
}

/** Everything that forms can change in a customer's file: current rows by table and id. */
export async function fileState(db: Database, customerId: number): Promise<Map<string, RowState>> {
  const tables = Object.entries(editedTables)
  const all = sql.join(
    tables.map(([name, edited]) => rowsAsJson(name, edited, customerId)),
    sql` union all `,
  )
  const { rows } = (await db.execute(all)) as unknown as {
    rows: { name: EditedTable; id: number; members: RowState }[]
  }
  return new Map(rows.map(({ name, id, members }) => [`${name}/${id}`, asState(editedTables[name], members)]))
}
