import { getIpAddress } from '@portal/contract/ip-address'
import { getSubdomainOfCode, getTenant } from '@portal/contract/tenant'
import type { Context } from '../context.ts'
import type { Routes } from '../http/routes.ts'
import { findTenantByCode, unknownTenant } from './find.ts'

/** Route for the tenant's public information. */
export function tenantRoutes(routes: Routes, { db }: Context): void {
  routes.tenant(getTenant, async ({ tenant }) => ({ data: tenant.tenant }))
  routes.proxy(getSubdomainOfCode, async ({ params }) => {
    const found = await findTenantByCode(db, params.code)
    if (!found) throw unknownTenant()
    return { subdomain: found.subdomain }
  })
  routes.proxy(getIpAddress, async ({ request }) => ({ ip_address: request.ip }))
}
