import { getIpAddress } from '@portal/contract/ip-address'
import { getSubdomainByCode, getTenant } from '@portal/contract/tenant'
import type { Context } from '../context.ts'
import type { CallRoutes } from '../http/call-routes.ts'
import { createUnknownTenantError, findTenantByCode } from './find-tenant.ts'

export function registerTenantRoutes(routes: CallRoutes, { db }: Context): void {
  routes.tenant(getTenant, async ({ tenant }) => ({ data: tenant.tenant }))
  routes.proxy(getSubdomainByCode, async ({ params }) => {
    const found = await findTenantByCode(db, params.code)
    if (!found) throw createUnknownTenantError()
    return { subdomain: found.subdomain }
  })
  routes.proxy(getIpAddress, async ({ request }) => ({ ip_address: request.ip }))
}
