import type { NewIncomeForm, NewPensionForm } from '@portal/contract/edit-income-or-pension'
import type { EditRule } from '@portal/contract/edit-rule'
import type { Income } from '@portal/contract/income'
import type { Retirement } from '@portal/contract/retirement'
import type { Id } from '@portal/contract/wire'
import {
  createIncomeEntry,
  createPensionEntry,
  type EntryAmounts,
  getEditableAmounts,
  type IncomeEntry,
  updateIncomeEntry,
} from '@portal/domain/income-entry'
import {
  calculateFormAmounts,
  canAddEntry,
  type IncomeAmounts,
  type PersonIncomeEntries,
} from '@portal/domain/income-form'
import { and, eq } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import type { Database } from '../database/database.ts'
import { incomes, retirements } from '../database/tables/income.ts'
import { createInvalidFieldsError, createNotFoundError } from '../http/http-error.ts'
import { parseRecordId } from '../http/record-id.ts'
import { readIncomes, readRetirements } from '../incomes/read-incomes.ts'
import { addFacts, type Person, readFacts } from './write-person.ts'

type EarningTable = typeof incomes | typeof retirements
const earningTablesByKind = { income: incomes, retirement: retirements }

/** An income or a pension of a customer or partner. */
export interface FoundEarningEntry {
  table: EarningTable
  id: number
  earner: Person
  title: string
}

interface EarningOwner {
  customerId: number
  earner: Person
}

/** @throws HttpError 404 if the customer has no such income or pension */
export async function findEarningEntry(
  db: Database,
  customerId: number,
  kind: keyof typeof earningTablesByKind,
  entryId: Id,
): Promise<FoundEarningEntry> {
  const [table, id] = [earningTablesByKind[kind], parseRecordId(entryId)]
  const [row] = await db
    .select({ earner: table.earner, facts: table.facts })
    .from(table)
    .where(isOwnEarning(table, customerId, id))
  if (!row) throw createNotFoundError()
  return { table, id, earner: row.earner, title: row.facts.title }
}

const isOwnEarning = (table: EarningTable, customerId: number, id: number) =>
  and(eq(table.customerId, customerId), eq(table.id, id))

const readEarnings = async (
  db: Database,
  customerId: number,
  earner: Person,
): Promise<PersonIncomeEntries> => ({
  incomes: await readIncomes(db, customerId, earner),
  pensions: await readRetirements(db, customerId, earner),
})

/**
 * Changes a person's incomes and pensions, and updates the total amounts that were their sum.
 * @param write makes the change; it receives the previous incomes and pensions, and the previous total amounts
 */
async function changeEarnings(
  db: Database,
  { customerId, earner }: EarningOwner,
  write: (before: PersonIncomeEntries, stated: IncomeAmounts) => Promise<unknown>,
): Promise<void> {
  const stated = await readFacts(db, customerId, earner)
  const before = await readEarnings(db, customerId, earner)
  await write(before, stated)
  const after = await readEarnings(db, customerId, earner)
  await addFacts(db, customerId, earner, calculateFormAmounts(stated, before, after))
}

/**
 * Saves amounts of one income or pension (EDITINCOME-06).
 * @throws HttpError 404 if it no longer exists, 422 for an amount that it does not have
 */
export async function writeEarningEntry(
  db: Database,
  customerId: number,
  { table, id, earner }: FoundEarningEntry,
  amounts: EntryAmounts,
): Promise<void> {
  const [row] = await db
    .select({ facts: table.facts })
    .from(table)
    .where(isOwnEarning(table, customerId, id))
  if (!row) throw createNotFoundError()
  const entry = row.facts as Income | Retirement
  const known = getEditableAmounts(entry)
  const unknownNames = Object.keys(amounts).filter((name) => !(name in known))
  if (unknownNames.length > 0)
    throw createInvalidFieldsError(
      Object.fromEntries(unknownNames.map((name) => [name, 'field_invalid' satisfies EditRule])),
    )
  const facts = updateIncomeEntry<IncomeEntry>(entry, amounts)
  await changeEarnings(db, { customerId, earner }, () =>
    db
      .update(table)
      .set({ facts: facts as typeof row.facts })
      .where(isOwnEarning(table, customerId, id)),
  )
}

/**
 * Removes one income or pension (EDITINCOME-07).
 * @throws HttpError 404 if it no longer exists
 */
export const removeEarningEntry = (
  db: Database,
  customerId: number,
  { table, id, earner }: FoundEarningEntry,
): Promise<void> =>
  changeEarnings(db, { customerId, earner }, async () => {
    const removed = await db
      .delete(table)
      .where(isOwnEarning(table, customerId, id))
      .returning({ id: table.id })
    if (removed.length === 0) throw createNotFoundError()
  })

type AddedEarning =
  | { kind: 'income'; body: InferOutput<typeof NewIncomeForm> }
  | { kind: 'pension'; body: InferOutput<typeof NewPensionForm> }

/**
 * Adds one income or pension (EDITINCOME-07).
 * @throws HttpError 422 if only a total amount is stored for this kind, which the new item would replace
 */
export async function addEarningEntry(db: Database, customerId: number, added: AddedEarning): Promise<void> {
  const earner = added.body.of_partner ? 'partner' : 'customer'
  await changeEarnings(db, { customerId, earner }, async (before, stated) => {
    if (!canAddEntry(added.kind, stated, before))
      throw createInvalidFieldsError({ total: 'entry_stated' satisfies EditRule })
    if (added.kind === 'income')
      await db.insert(incomes).values({ customerId, earner, facts: createIncomeEntry(added.body) })
    else await db.insert(retirements).values({ customerId, earner, facts: createPensionEntry(added.body) })
  })
}
