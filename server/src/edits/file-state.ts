import { eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { customers, relatives } from '../database/tables/customer.ts'
import { incomes, retirements } from '../database/tables/income.ts'
import { livings } from '../database/tables/living.ts'
import { mortgageParts, mortgages } from '../database/tables/mortgage.ts'
import type { RowState } from './row-change.ts'

/** Tables that the edit forms write, each with the column that tells its rows apart; in an order in which rows can be put back. */
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

/** Columns that no form writes, and that change by themselves. */
const notEdited = ['revision', 'passwordHash', 'avatar', 'avatarThumb', 'invitationToken', 'seenAt']

/** All that forms can change of a customer's file, as it is now: each row by its table and number. */
export async function fileState(db: Database, customerId: number): Promise<Map<string, RowState>> {
  const state = new Map<string, RowState>()
  for (const [name, { table, key, owner }] of Object.entries(editedTables)) {
    const rows = await db
      .select({ key, row: table as typeof livings })
      .from(table as typeof livings)
      .where(eq(owner, customerId))
    for (const { key: id, row } of rows) {
      const columns = Object.entries(row).filter(([column]) => !notEdited.includes(column))
      state.set(`${name}/${id}`, JSON.parse(JSON.stringify(Object.fromEntries(columns))))
    }
  }
  return state
}
