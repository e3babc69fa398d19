import { getRadar, type RadarItem } from '@portal/contract/radar'
import type { Coming } from '@portal/domain/coming'
import { eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { radar } from '../database/tables/radar.ts'
import type { Routes } from '../http/routes.ts'

/** What a page cannot work out from the file itself. */
const wireItem = ({ kind, date, of }: Coming): RadarItem[] =>
  kind === 'norms-better' || kind === 'norms-worse'
    ? [{ kind: 'norms', date, of, turns: kind === 'norms-better' ? 'better' : 'worse' }]
    : []

/** What the last night found ahead. */
export function radarRoutes(routes: Routes, { db }: Context): void {
  routes.customer(
    getRadar,
    async ({ customer }) => {
      const [found] = await db.select().from(radar).where(eq(radar.customerId, customer.id))
      return { data: found?.items.flatMap(wireItem) ?? [] }
    },
    { varies: 'content' },
  )
}
