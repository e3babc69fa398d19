import { getDamages } from '@portal/contract/damage'
import type { Context } from '../context.ts'
import type { Routes } from '../http/routes.ts'
import { readDamages } from './read.ts'

/** Damage reports. */
export function damageRoutes(routes: Routes, { db }: Context): void {
  routes.customer(getDamages, async ({ customer }) => ({ data: await readDamages(db, customer.id) }))
}
