import { getLenderImage, getLenderLabels, getLenders } from '@portal/contract/lender'
import { asc, count, eq, getTableColumns } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { lenderLabels, lenders } from '../database/tables/lender.ts'
import type { CallRoutes } from '../http/call-routes.ts'
import { createNotFoundError, createUnauthorizedError } from '../http/http-error.ts'
import { findTenantByAdviceKey } from '../tenants/find-tenant.ts'
import { toLenderResponse } from './lender-response.ts'

const { logo: _logo, ...columns } = getTableColumns(lenders)

export function registerLenderRoutes(routes: CallRoutes, { db }: Context): void {
  routes.customer(
    getLenders,
    async ({ query }) => {
      const [rows, [counts]] = await Promise.all([
        db
          .select(columns)
          .from(lenders)
          .orderBy(asc(lenders.name))
          .limit(query.perPage)
          .offset((query.page - 1) * query.perPage),
        db.select({ total: count() }).from(lenders),
      ])
      const meta = { total: counts?.total ?? 0, page: query.page, per_page: query.perPage }
      return { data: rows.map(toLenderResponse), meta }
    },
    { variesBy: 'content' },
  )

  routes.customer(
    getLenderLabels,
    async ({ params }) => {
      const rows = await db
        .select()
        .from(lenderLabels)
        .where(eq(lenderLabels.hdnCode, params.code))
        .orderBy(asc(lenderLabels.id))
      return {
        data: rows.map(({ id, lenderId, hdnCode, name, productId }) => ({
          id,
          company_id: lenderId,
          hdn_code: hdnCode,
          name,
          product_id: productId,
        })),
      }
    },
    { variesBy: 'content' },
  )

  routes.advice(getLenderImage, async ({ params, query }) => {
    if (!(await findTenantByAdviceKey(db, 'interest_list_key', query.key))) throw createUnauthorizedError()
    const [lender] = await db
      .select({ logo: lenders.logo })
      .from(lenders)
      .where(eq(lenders.hdnCode, params.code))
    if (!lender?.logo) throw createNotFoundError()
    const picture = new Uint8Array(Buffer.from(lender.logo, 'base64'))
    return new File([picture], `${params.code}.png`, { type: 'image/png' })
  })
}
