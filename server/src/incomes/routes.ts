import { getIncomes, getPartnerIncomes } from '@portal/contract/income'
import { getObligations } from '@portal/contract/obligation'
import { getPossessions } from '@portal/contract/possession'
import { getPartnerRetirements, getRetirements } from '@portal/contract/retirement'
import type { Context } from '../context.ts'
import type { Routes } from '../http/routes.ts'
import { readIncomes, readObligations, readPossessions, readRetirements } from './read.ts'

/** Incomes, pensions, obligations and savings. */
export function incomeRoutes(routes: Routes, { db }: Context): void {
  routes.customer(getIncomes, async ({ customer }) => ({
    data: await readIncomes(db, customer.id, 'customer'),
  }))
  routes.customer(getPartnerIncomes, async ({ customer }) => ({
    data: await readIncomes(db, customer.id, 'partner'),
  }))
  routes.customer(getRetirements, async ({ customer }) => ({
    data: await readRetirements(db, customer.id, 'customer'),
  }))
  routes.customer(getPartnerRetirements, async ({ customer }) => ({
    data: await readRetirements(db, customer.id, 'partner'),
  }))
  routes.customer(getObligations, async ({ customer }) => ({ data: await readObligations(db, customer.id) }))
  routes.customer(getPossessions, async ({ customer }) => ({ data: await readPossessions(db, customer.id) }))
}
