import type { EditRule } from '@portal/contract/edit-rule'
import type { Income } from '@portal/contract/income'
import type { Retirement } from '@portal/contract/retirement'
import type { Id } from '@portal/contract/wire'
import { amountsOf, type Entry, type EntryAmounts, entryWith } from '@portal/domain/entry-edit'
import { type Entered, statedWith } from '@portal/domain/income-edit'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { incomes, retirements } from '../database/tables/income.ts'
import { invalid, notFound } from '../http/http-error.ts'
import { recordId } from '../http/record-id.ts'
import { readIncomes, readRetirements } from '../incomes/read.ts'
import { addFacts, addPartnerFacts, factsOf, partnerFactsOf } from './person.ts'

type Table = typeof incomes | typeof retirements
type Earner = 'customer' | 'partner'
const tables = { income: incomes, retirement: retirements }

/** One income or pension of a customer's file. */
export interface FoundEntry {
  table: Table
  id: number
  earner: Earner
}

/**
 * Finds an income or pension and whose it is.
 * @throws HttpError 404 where the customer's file has none such
 */
export async function entryOf(
  db: Database,
  customerId: number,
  kind: keyof typeof tables,
  given: Id,
): Promise<FoundEntry> {
  const [table, id] = [tables[kind], recordId(given)]
  const [row] = await db
    .select({ earner: table.earner })
    .from(table)
    .where(own(table, customerId, id))
  if (!row) throw notFound()
  return { table, id, earner: row.earner }
}

const own = (table: Table, customerId: number, id: number) =>
  and(eq(table.customerId, customerId), eq(table.id, id))

const enteredOf = async (db: Database, customerId: number, earner: Earner): Promise<Entered> => ({
  incomes: await readIncomes(db, customerId, earner),
  pensions: await readRetirements(db, customerId, earner),
})

/**
 * Saves amounts of one income or pension (EDITINCOME-06). All others stay; of the amounts of the income form those go
 * along that were the sum of what was entered for this person.
 * @throws HttpError 404 where it is gone by now, 422 for an amount that it is not made of
 */
export async function writeEntry(
  db: Database,
  customerId: number,
  { table, id, earner }: FoundEntry,
  amounts: EntryAmounts,
): Promise<void> {
  const [row] = await db
    .select({ facts: table.facts })
    .from(table)
    .where(own(table, customerId, id))
  if (!row) throw notFound()
  const entry = row.facts as Income | Retirement
  const known = amountsOf(entry)
  const strange = Object.keys(amounts).filter((name) => !(name in known))
  if (strange.length > 0)
    throw invalid(Object.fromEntries(strange.map((name) => [name, 'field_invalid' satisfies EditRule])))
  const before = await enteredOf(db, customerId, earner)
  const facts = entryWith<Entry>(entry, amounts)
  await db
    .update(table)
    .set({ facts: facts as typeof row.facts })
    .where(own(table, customerId, id))
  const after = await enteredOf(db, customerId, earner)
  const [read, add] = earner === 'customer' ? [factsOf, addFacts] : [partnerFactsOf, addPartnerFacts]
  await add(db, customerId, statedWith(await read(db, customerId), before, after))
}
