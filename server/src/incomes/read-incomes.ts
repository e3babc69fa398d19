import type { Obligation } from '@portal/contract/obligation'
import type { Possession } from '@portal/contract/possession'
import { and, asc, eq } from 'drizzle-orm'
import type { InferInput } from 'valibot'
import type { Database } from '../database/database.ts'
import { incomes, obligations, possessions, retirements } from '../database/tables/income.ts'

type Earner = 'customer' | 'partner'

const toItemResponse = <F extends object>({ id, facts }: { id: number; facts: F }) => ({ ...facts, id })

const isOwnEarning = (table: typeof incomes | typeof retirements, customerId: number, earner: Earner) =>
  and(eq(table.customerId, customerId), eq(table.earner, earner))

export async function readIncomes(db: Database, customerId: number, earner: Earner) {
  const mine = isOwnEarning(incomes, customerId, earner)
  return (await db.select().from(incomes).where(mine).orderBy(asc(incomes.id))).map(toItemResponse)
}

export async function readRetirements(db: Database, customerId: number, earner: Earner) {
  const mine = isOwnEarning(retirements, customerId, earner)
  return (await db.select().from(retirements).where(mine).orderBy(asc(retirements.id))).map(toItemResponse)
}

export async function readObligations(
  db: Database,
  customerId: number,
): Promise<InferInput<typeof Obligation>[]> {
  const mine = eq(obligations.customerId, customerId)
  return (await db.select().from(obligations).where(mine).orderBy(asc(obligations.id))).map(toItemResponse)
}

export async function readPossessions(
  db: Database,
  customerId: number,
): Promise<InferInput<typeof Possession>[]> {
  const mine = eq(possessions.customerId, customerId)
  return (await db.select().from(possessions).where(mine).orderBy(asc(possessions.id))).map(toItemResponse)
}
