import { getLiving } from '@portal/contract/living'
import type { Context } from '../context.ts'
import type { Routes } from '../http/routes.ts'
import { readLiving } from './read.ts'

/** How and where the customer lives. */
export function livingRoutes(routes: Routes, { db }: Context): void {
  routes.customer(getLiving, async ({ customer }) => ({ data: await readLiving(db, customer.id) }))
}
