import { getIncomes, getPartnerIncomes } from '@portal/contract/income'
import { getObligations } from '@portal/contract/obligation'
import { getPossessions } from '@portal/contract/possession'
import { getPartnerRetirements, getRetirements } from '@portal/contract/retirement'
import { and, asc, eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { incomes, obligations, possessions, retirements } from '../database/tables/income.ts'
import type { Routes } from '../http/routes.ts'

const wire = <F extends object>({ id, facts }: { id: number; facts: F }) => ({ ...facts, id })

/** Incomes, pensions, obligations and savings. */
export function incomeRoutes(routes: Routes, { db }: Context): void {
  const incomesOf = (earner: 'customer' | 'partner', customerId: number) =>
    db
      .select()
      .from(incomes)
      .where(and(eq(incomes.customerId, customerId), eq(incomes.earner, earner)))
      .orderBy(asc(incomes.id))
  const retirementsOf = (earner: 'customer' | 'partner', customerId: number) =>
    db
      .select()
      .from(retirements)
      .where(and(eq(retirements.customerId, customerId), eq(retirements.earner, earner)))
      .orderBy(asc(retirements.id))

  routes.customer(getIncomes, async ({ customer }) => ({
    data: (await incomesOf('customer', customer.id)).map(wire),
  }))
  routes.customer(getPartnerIncomes, async ({ customer }) => ({
    data: (await incomesOf('partner', customer.id)).map(wire),
  }))
  routes.customer(getRetirements, async ({ customer }) => ({
    data: (await retirementsOf('customer', customer.id)).map(wire),
  }))
  routes.customer(getPartnerRetirements, async ({ customer }) => ({
    data: (await retirementsOf('partner', customer.id)).map(wire),
  }))
  routes.customer(getObligations, async ({ customer }) => {
    const own = eq(obligations.customerId, customer.id)
    return { data: (await db.select().from(obligations).where(own).orderBy(asc(obligations.id))).map(wire) }
  })
  routes.customer(getPossessions, async ({ customer }) => {
    const own = eq(possessions.customerId, customer.id)
    return { data: (await db.select().from(possessions).where(own).orderBy(asc(possessions.id))).map(wire) }
  })
}
