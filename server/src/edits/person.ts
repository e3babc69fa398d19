import type { IncomeForm, PersonaliaForm } from '@portal/contract/edit'
import { and, eq, sql } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import type { Database } from '../database/database.ts'
import { customers, relatives } from '../database/tables/customer.ts'
import { incomes, retirements } from '../database/tables/income.ts'

type Personalia = InferOutput<typeof PersonaliaForm>
type Incomes = InferOutput<typeof IncomeForm>

const given = <T extends object>(fields: T): T =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T

const personOf = ({ gender, ...person }: { gender?: 0 | 1 | null | undefined }) =>
  given({ ...person, sex: gender })

/** Adds facts to what is known of the customer. */
export async function addFacts(db: Database, customerId: number, facts: object): Promise<void> {
  const merged = sql`${customers.facts} || ${JSON.stringify(facts)}::jsonb`
  await db.update(customers).set({ facts: merged }).where(eq(customers.id, customerId))
}

async function addPartnerFacts(db: Database, customerId: number, facts: object): Promise<void> {
  const isPartner = and(eq(relatives.customerId, customerId), eq(relatives.kind, 'partner'))
  const merged = sql`${relatives.facts} || ${JSON.stringify(facts)}::jsonb`
  await db.update(relatives).set({ facts: merged }).where(isPartner)
}

/** Saves the personalia form, the partner's part included. */
export async function writePersonalia(db: Database, customerId: number, form: Personalia): Promise<void> {
  const { partner, has_partner, ...person } = form
  await addFacts(db, customerId, given({ ...personOf(person), has_partner }))
  if (partner) await addPartnerFacts(db, customerId, given({ ...personOf(partner), has_partner }))
}

/** Saves the income form; the entered incomes and pensions it replaces are cleared (EDITINCOME-05). */
export async function writeIncome(db: Database, customerId: number, form: Incomes): Promise<void> {
  const { partner, ...amounts } = form
  const clear = async (earner: 'customer' | 'partner') => {
    await db.delete(incomes).where(and(eq(incomes.customerId, customerId), eq(incomes.earner, earner)))
    await db
      .delete(retirements)
      .where(and(eq(retirements.customerId, customerId), eq(retirements.earner, earner)))
  }
  await addFacts(db, customerId, given(amounts))
  await clear('customer')
  if (!partner) return
  await addPartnerFacts(db, customerId, given(partner))
  await clear('partner')
}
