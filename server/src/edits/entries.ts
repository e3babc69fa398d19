import type { NewIncomeForm, NewPensionForm } from '@portal/contract/edit-entry'
import type { EditRule } from '@portal/contract/edit-rule'
import type { Income } from '@portal/contract/income'
import type { Retirement } from '@portal/contract/retirement'
import type { Id } from '@portal/contract/wire'
import {
  amountsOf,
  type Entry,
  type EntryAmounts,
  newIncome,
  newPension,
  updateEntry,
} from '@portal/domain/entry-edit'
import {
  canAddEntry,
  type EnteredItems,
  type IncomeAmounts,
  statedAmountsAfter,
} from '@portal/domain/income-edit'
import { and, eq } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import type { Database } from '../database/database.ts'
import { incomes, retirements } from '../database/tables/income.ts'
import { invalid, notFound } from '../http/http-error.ts'
import { recordId } from '../http/record-id.ts'
import { readIncomes, readRetirements } from '../incomes/read.ts'
import { addFacts, addPartnerFacts, factsOf, partnerFactsOf } from './person.ts'

type Table = typeof incomes | typeof retirements
type Earner = 'customer' | 'partner'
const tables = { income: incomes, retirement: retirements }

/** An income or pension of a customer's file. */
export interface FoundEntry {
  table: Table
  id: number
  earner: Earner
  title: string
}

/** Owner of incomes and pensions. */
interface EntryOwner {
  customerId: number
  earner: Earner
}

/**
 * Finds an income or pension with its owner.
 * @throws HttpError 404 if the customer's file has none with this id
 */
export async function entryOf(
  db: Database,
  customerId: number,
  kind: keyof typeof tables,
  given: Id,
): Promise<FoundEntry> {
  const [table, id] = [tables[kind], recordId(given)]
  const [row] = await db
    .select({ earner: table.earner, facts: table.facts })
    .from(table)
    .where(own(table, customerId, id))
  if (!row) throw notFound()
  return { table, id, earner: row.earner, title: row.facts.title }
}

const own = (table: Table, customerId: number, id: number) =>
  and(eq(table.customerId, customerId), eq(table.id, id))

const enteredOf = async (db: Database, customerId: number, earner: Earner): Promise<EnteredItems> => ({
  incomes: await readIncomes(db, customerId, earner),
  pensions: await readRetirements(db, customerId, earner),
})

/**
 * Changes a person's entered items. Amounts of the income form that were their sum are updated too.
 * @param write receives the previous items and amounts
 */
async function changeEntered(
  db: Database,
  { customerId, earner }: EntryOwner,
  write: (before: EnteredItems, stated: IncomeAmounts) => Promise<unknown>,
): Promise<void> {
  const [read, add] = earner === 'customer' ? [factsOf, addFacts] : [partnerFactsOf, addPartnerFacts]
  const stated = await read(db, customerId)
  const before = await enteredOf(db, customerId, earner)
  await write(before, stated)
  const after = await enteredOf(db, customerId, earner)
  await add(db, customerId, statedAmountsAfter(stated, before, after))
}

/**
 * Saves amounts of one income or pension (EDITINCOME-06); others stay.
 * @throws HttpError 404 if it no longer exists, 422 for an amount that it does not consist of
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
  const facts = updateEntry<Entry>(entry, amounts)
  await changeEntered(db, { customerId, earner }, () =>
    db
      .update(table)
      .set({ facts: facts as typeof row.facts })
      .where(own(table, customerId, id)),
  )
}

/**
 * Removes one income or pension from the file (EDITINCOME-07); others stay.
 * @throws HttpError 404 if it no longer exists
 */
export const removeEntry = (
  db: Database,
  customerId: number,
  { table, id, earner }: FoundEntry,
): Promise<void> =>
  changeEntered(db, { customerId, earner }, async () => {
    const removed = await db
      .delete(table)
      .where(own(table, customerId, id))
      .returning({ id: table.id })
    if (removed.length === 0) throw notFound()
  })

/** An income or pension to add. */
type Added =
  | { kind: 'income'; body: InferOutput<typeof NewIncomeForm> }
  | { kind: 'pension'; body: InferOutput<typeof NewPensionForm> }

/**
 * Adds one income or pension (EDITINCOME-07).
 * @throws HttpError 422 if the file has an amount for all items of that kind, which it would replace
 */
export async function addEntry(db: Database, customerId: number, added: Added): Promise<void> {
  const earner = added.body.of_partner ? 'partner' : 'customer'
  await changeEntered(db, { customerId, earner }, async (before, stated) => {
    if (!canAddEntry(added.kind, stated, before)) throw invalid({ total: 'entry_stated' satisfies EditRule })
    if (added.kind === 'income')
      await db.insert(incomes).values({ customerId, earner, facts: newIncome(added.body) })
    else await db.insert(retirements).values({ customerId, earner, facts: newPension(added.body) })
  })
}
