import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../database/database.ts'
import { selectRows } from '../database/select-rows.ts'
import { customers, relatives } from '../database/tables/customer.ts'
import { homes } from '../database/tables/home.ts'
import { incomes, retirements } from '../database/tables/income.ts'
import { mortgageParts, mortgages } from '../database/tables/mortgage.ts'
import { areEqualValues, type RowChange, type RowState } from './row-change.ts'

/** Tables that forms can change. Parents come before children, so that deleted rows can be restored in this order. */
export const editedTables = {
  customer: { table: customers, key: customers.id, owner: customers.id },
  relative: { table: relatives, key: relatives.id, owner: relatives.customerId },
  living: { table: homes, key: homes.customerId, owner: homes.customerId },
  mortgage: { table: mortgages, key: mortgages.id, owner: mortgages.customerId },
  part: { table: mortgageParts, key: mortgageParts.id, owner: mortgageParts.customerId },
  income: { table: incomes, key: incomes.id, owner: incomes.customerId },
  retirement: { table: retirements, key: retirements.id, owner: retirements.customerId },
} as const
export type EditedTable = keyof typeof editedTables

/** These columns also change without a form, so that edits ignore them. */
const columnsWithoutForm = ['revision', 'passwordHash', 'avatar', 'avatarThumb', 'invitationToken', 'seenAt']

type EditedTableInfo = (typeof editedTables)[EditedTable]

function selectRowsAsJson(name: string, { table, key, owner }: EditedTableInfo, customerId: number): SQL {
  const members = Object.entries<PgColumn>(getTableColumns(table))
    .filter(([column]) => !columnsWithoutForm.includes(column))
    .map(([column, value]) => sql`${sql.raw(`'${column}'`)}, ${value}`)
  return sql`select ${sql.raw(`'${name}'`)} as name, ${key} as id, json_build_object(${sql.join(members, sql`, `)}) as members from ${table} where ${owner} = ${customerId}`
}

/** Converts timestamps to ISO 8601. */
function toRowState({ table }: EditedTableInfo, members: RowState): RowState {
  const columns: Record<string, PgColumn> = getTableColumns(table)
  return Object.fromEntries(
    Object.entries(members).map(([name, value]) => [
      name,
      columns[name]?.dataType === 'date' && typeof value === 'string' ? new Date(value).toISOString() : value,
    ]),
  )
}

/** Reads the rows that forms can change. The keys have the form `<table>/<id>`. */
export async function readCustomerFileState(
  db: Database,
  customerId: number,
): Promise<Map<string, RowState>> {
  const tables = Object.entries(editedTables)
  const all = sql.join(
    tables.map(([name, edited]) => selectRowsAsJson(name, edited, customerId)),
    sql` union all `,
  )
  const rows = await selectRows<{ name: EditedTable; id: number; members: RowState }>(db, all)
  return new Map(
    rows.map(({ name, id, members }) => [`${name}/${id}`, toRowState(editedTables[name], members)]),
  )
}

export function findRowChanges(
  before: ReadonlyMap<string, RowState>,
  after: ReadonlyMap<string, RowState>,
): RowChange[] {
  const records = [...new Set([...before.keys(), ...after.keys()])]
  return records.flatMap((record) => {
    const change = { record, before: before.get(record) ?? null, after: after.get(record) ?? null }
    return areEqualValues(change.before, change.after) ? [] : [change]
  })
}
