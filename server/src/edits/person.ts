import type { IncomeForm, PersonaliaForm } from '@portal/contract/edit'
import { type IncomeAmounts, type Replaced, replacedKinds } from '@portal/domain/income-edit'
import { and, eq, sql } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import type { Database } from '../database/database.ts'
import { customers, relatives } from '../database/tables/customer.ts'
import { incomes, retirements } from '../database/tables/income.ts'
import { partOfAmount } from '../household/filter.ts'
import { mayChange, mayRead, type Part } from '../household/parts.ts'
import { notShared, ofPartner } from '../household/scope.ts'
import { changedFrom } from './unchanged.ts'

/**
 * Fields that the sender may change (HOUSE-03, HOUSE-04). Forms are sent whole: fields that the sender cannot see are
 * ignored.
 * @param partOf the part of the file of a field
 * @throws HttpError 403 for a changed value that the sender may only read
 */
function changeable<T extends object>(onFile: object, sent: T, partOf: (name: string) => Part): T {
  const theirs = Object.entries(sent).filter(([name]) => mayChange(partOf(name)))
  const readOnly = Object.entries(sent).filter(([name]) => !mayChange(partOf(name)) && mayRead(partOf(name)))
  const [foreign] = Object.keys(changedFrom(onFile, Object.fromEntries(readOnly)))
  if (foreign !== undefined) throw partOf(foreign).startsWith('partner_') ? ofPartner() : notShared()
  return Object.fromEntries(theirs) as T
}

type Personalia = InferOutput<typeof PersonaliaForm>
type Incomes = InferOutput<typeof IncomeForm>

const personOf = ({ gender, ...person }: { gender?: 0 | 1 | null | undefined }) => ({
  ...person,
  sex: gender,
})

/** Adds facts to the customer. */
export async function addFacts(db: Database, customerId: number, facts: object): Promise<void> {
  const merged = sql`${customers.facts} || ${JSON.stringify(facts)}::jsonb`
  await db.update(customers).set({ facts: merged }).where(eq(customers.id, customerId))
}

/** Stored facts of the customer. */
export async function factsOf(db: Database, customerId: number): Promise<IncomeAmounts> {
  const [row] = await db
    .select({ facts: customers.facts })
    .from(customers)
    .where(eq(customers.id, customerId))
  return row?.facts ?? {}
}

const partnerOf = (customerId: number) =>
  and(eq(relatives.customerId, customerId), eq(relatives.kind, 'partner'))

/** Stored facts of the partner. */
export async function partnerFactsOf(db: Database, customerId: number): Promise<IncomeAmounts> {
  const [row] = await db.select({ facts: relatives.facts }).from(relatives).where(partnerOf(customerId))
  return row?.facts ?? {}
}

/** Adds facts to the partner. */
export async function addPartnerFacts(db: Database, customerId: number, facts: object): Promise<void> {
  const merged = sql`${relatives.facts} || ${JSON.stringify(facts)}::jsonb`
  await db.update(relatives).set({ facts: merged }).where(partnerOf(customerId))
}

/**
 * Saves the personalia form, including the partner's part. Without a partner nothing is sent for them; the partner's
 * record then says so too, if the customer may change it.
 */
export async function writePersonalia(
  db: Database,
  customer: { id: number; canUpdatePartner: boolean },
  form: Personalia,
): Promise<void> {
  const { id: customerId } = customer
  const { partner, has_partner, ...person } = form
  const known = await factsOf(db, customerId)
  const own = changeable(known, { ...personOf(person), has_partner }, () => 'personal')
  await addFacts(db, customerId, changedFrom(known, own))
  if (!partner && !customer.canUpdatePartner) return
  const knownOfPartner = await partnerFactsOf(db, customerId)
  const theirs = changeable(
    knownOfPartner,
    { ...personOf(partner ?? {}), has_partner },
    () => 'partner_personal',
  )
  await addPartnerFacts(db, customerId, changedFrom(knownOfPartner, theirs))
}

/**
 * Saves the income form. Clears entered incomes and pensions that a changed amount replaces, of the same person
 * (EDITINCOME-05).
 */
export async function writeIncome(db: Database, customerId: number, form: Incomes): Promise<void> {
  const { partner, ...sent } = form
  const known = await factsOf(db, customerId)
  const own = changeable(known, sent, (name) => partOfAmount(name, ''))
  await clearReplaced(db, customerId, 'customer', replacedKinds(known, own))
  await addFacts(db, customerId, changedFrom(known, own))
  if (!partner) return
  const knownOfPartner = await partnerFactsOf(db, customerId)
  const theirs = changeable(knownOfPartner, partner, (name) => partOfAmount(name, 'partner_'))
  await clearReplaced(db, customerId, 'partner', replacedKinds(knownOfPartner, theirs))
  await addPartnerFacts(db, customerId, changedFrom(knownOfPartner, theirs))
}

async function clearReplaced(
  db: Database,
  customerId: number,
  earner: 'customer' | 'partner',
  replaced: Replaced,
): Promise<void> {
  const clear = (entries: typeof incomes | typeof retirements) =>
    db.delete(entries).where(and(eq(entries.customerId, customerId), eq(entries.earner, earner)))
  if (replaced.incomes) await clear(incomes)
  if (replaced.pensions) await clear(retirements)
}
