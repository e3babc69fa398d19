import type { IncomeForm, PersonaliaForm } from '@portal/contract/edit-form'
import {
  findReplacedEntryKinds,
  type IncomeAmounts,
  type ReplacedEntryKinds,
} from '@portal/domain/income-form'
import { and, eq, sql } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import type { Database } from '../database/database.ts'
import { customers, relatives } from '../database/tables/customer.ts'
import { incomes, retirements } from '../database/tables/income.ts'
import {
  type CustomerFilePart,
  canChangeCustomerFilePart,
  canReadCustomerFilePart,
} from '../household/customer-file-parts.ts'
import { getCustomerFilePart } from '../household/filter-response.ts'
import { createNotSharedError, createPartnerOnlyError } from '../household/household-scope.ts'
import { pickChangedValues } from './changed-values.ts'

/**
 * Picks the fields that the sender may change (HOUSE-03, HOUSE-04), and ignores fields that the sender may not see.
 * @param partOf returns the part of the file to which a field belongs
 * @throws HttpError 403 for a changed value that the sender may only read
 */
function pickChangeableFields<T extends object>(
  onFile: object,
  sent: T,
  partOf: (name: string) => CustomerFilePart,
): T {
  const changeable = Object.entries(sent).filter(([name]) => canChangeCustomerFilePart(partOf(name)))
  const readOnly = Object.entries(sent).filter(
    ([name]) => !canChangeCustomerFilePart(partOf(name)) && canReadCustomerFilePart(partOf(name)),
  )
  const [foreign] = Object.keys(pickChangedValues(onFile, Object.fromEntries(readOnly)))
  if (foreign !== undefined)
    throw partOf(foreign).startsWith('partner_') ? createPartnerOnlyError() : createNotSharedError()
  return Object.fromEntries(changeable) as T
}

type PersonaliaInput = InferOutput<typeof PersonaliaForm>
type IncomeInput = InferOutput<typeof IncomeForm>

const toPersonFacts = ({ gender, ...person }: { gender?: 0 | 1 | null | undefined }) => ({
  ...person,
  sex: gender,
})

export type Person = 'customer' | 'partner'

const findPersonRecord = (customerId: number, person: Person) =>
  person === 'customer'
    ? { table: customers, isOwn: eq(customers.id, customerId) }
    : { table: relatives, isOwn: and(eq(relatives.customerId, customerId), eq(relatives.kind, 'partner')) }

export async function readFacts(db: Database, customerId: number, person: Person): Promise<IncomeAmounts> {
  const { table, isOwn } = findPersonRecord(customerId, person)
  const [row] = await db.select({ facts: table.facts }).from(table).where(isOwn)
  return row?.facts ?? {}
}

export async function addFacts(
  db: Database,
  customerId: number,
  person: Person,
  facts: object,
): Promise<void> {
  const { table, isOwn } = findPersonRecord(customerId, person)
  const merged = sql`${table.facts} || ${JSON.stringify(facts)}::jsonb`
  await db.update(table).set({ facts: merged }).where(isOwn)
}

/** Saves the changed fields of a person. Returns the kinds of incomes and pensions that changed amounts replace. */
async function changeFacts(
  db: Database,
  customerId: number,
  person: Person,
  sent: object,
  partOf: (name: string) => CustomerFilePart,
): Promise<ReplacedEntryKinds> {
  const known = await readFacts(db, customerId, person)
  const fields = pickChangeableFields(known, sent, partOf)
  await addFacts(db, customerId, person, pickChangedValues(known, fields))
  return findReplacedEntryKinds(known, fields)
}

/**
 * Saves customer and partner. If the form says that there is no partner, the partner's record is marked accordingly,
 * provided that the customer may change it.
 */
export async function writePersonalia(
  db: Database,
  { id, canUpdatePartner }: { id: number; canUpdatePartner: boolean },
  { partner, has_partner, ...person }: PersonaliaInput,
): Promise<void> {
  await changeFacts(db, id, 'customer', { ...toPersonFacts(person), has_partner }, () => 'personal')
  if (!partner && !canUpdatePartner) return
  const partnerFacts = { ...toPersonFacts(partner ?? {}), has_partner }
  await changeFacts(db, id, 'partner', partnerFacts, () => 'partner_personal')
}

/** Saves the income form. A changed amount replaces the person's items, which are deleted (EDITINCOME-05). */
export async function writeIncome(
  db: Database,
  customerId: number,
  { partner, ...own }: IncomeInput,
): Promise<void> {
  const changeIncome = async (person: Person, sent: object, prefix: '' | 'partner_') => {
    const replaced = await changeFacts(db, customerId, person, sent, (name) =>
      getCustomerFilePart(name, prefix),
    )
    const deleteEarnings = (entries: typeof incomes | typeof retirements) =>
      db.delete(entries).where(and(eq(entries.customerId, customerId), eq(entries.earner, person)))
    if (replaced.incomes) await deleteEarnings(incomes)
    if (replaced.pensions) await deleteEarnings(retirements)
  }
  await changeIncome('customer', own, '')
  if (partner) await changeIncome('partner', partner, 'partner_')
}
