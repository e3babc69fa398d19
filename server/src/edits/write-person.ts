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

export async function addCustomerFacts(db: Database, customerId: number, facts: object): Promise<void> {
  const merged = sql`${customers.facts} || ${JSON.stringify(facts)}::jsonb`
  await db.update(customers).set({ facts: merged }).where(eq(customers.id, customerId))
}

export async function readCustomerFacts(db: Database, customerId: number): Promise<IncomeAmounts> {
  const [row] = await db
    .select({ facts: customers.facts })
    .from(customers)
    .where(eq(customers.id, customerId))
  return row?.facts ?? {}
}

const isPartnerOf = (customerId: number) =>
  and(eq(relatives.customerId, customerId), eq(relatives.kind, 'partner'))

export async function readPartnerFacts(db: Database, customerId: number): Promise<IncomeAmounts> {
  const [row] = await db.select({ facts: relatives.facts }).from(relatives).where(isPartnerOf(customerId))
  return row?.facts ?? {}
}

export async function addPartnerFacts(db: Database, customerId: number, facts: object): Promise<void> {
  const merged = sql`${relatives.facts} || ${JSON.stringify(facts)}::jsonb`
  await db.update(relatives).set({ facts: merged }).where(isPartnerOf(customerId))
}

/**
 * Saves customer and partner. If the form says that there is no partner, the partner's record is marked accordingly,
 * provided that the customer may change it.
 */
export async function writePersonalia(
  db: Database,
  customer: { id: number; canUpdatePartner: boolean },
  form: PersonaliaInput,
): Promise<void> {
  const { id: customerId } = customer
  const { partner, has_partner, ...person } = form
  const known = await readCustomerFacts(db, customerId)
  const own = pickChangeableFields(known, { ...toPersonFacts(person), has_partner }, () => 'personal')
  await addCustomerFacts(db, customerId, pickChangedValues(known, own))
  if (!partner && !customer.canUpdatePartner) return
  const knownOfPartner = await readPartnerFacts(db, customerId)
  const partnerFields = pickChangeableFields(
    knownOfPartner,
    { ...toPersonFacts(partner ?? {}), has_partner },
    () => 'partner_personal',
  )
  await addPartnerFacts(db, customerId, pickChangedValues(knownOfPartner, partnerFields))
}

/** Saves the income form. A changed amount replaces the person's items, which are deleted (EDITINCOME-05). */
export async function writeIncome(db: Database, customerId: number, form: IncomeInput): Promise<void> {
  const { partner, ...sent } = form
  const known = await readCustomerFacts(db, customerId)
  const own = pickChangeableFields(known, sent, (name) => getCustomerFilePart(name, ''))
  await deleteReplacedEarnings(db, customerId, 'customer', findReplacedEntryKinds(known, own))
  await addCustomerFacts(db, customerId, pickChangedValues(known, own))
  if (!partner) return
  const knownOfPartner = await readPartnerFacts(db, customerId)
  const partnerFields = pickChangeableFields(knownOfPartner, partner, (name) =>
    getCustomerFilePart(name, 'partner_'),
  )
  await deleteReplacedEarnings(
    db,
    customerId,
    'partner',
    findReplacedEntryKinds(knownOfPartner, partnerFields),
  )
  await addPartnerFacts(db, customerId, pickChangedValues(knownOfPartner, partnerFields))
}

async function deleteReplacedEarnings(
  db: Database,
  customerId: number,
  earner: 'customer' | 'partner',
  replaced: ReplacedEntryKinds,
): Promise<void> {
  const deleteEarnings = (entries: typeof incomes | typeof retirements) =>
    db.delete(entries).where(and(eq(entries.customerId, customerId), eq(entries.earner, earner)))
  if (replaced.incomes) await deleteEarnings(incomes)
  if (replaced.pensions) await deleteEarnings(retirements)
}
