import type { FastifyRequest } from 'fastify'
import { findTenantBySubdomain } from '../tenants/find-tenant.ts'
import type { PageServerDependencies } from './page-server-dependencies.ts'
import { parseSubdomain } from './subdomain.ts'

export async function findPageTenant(
  request: FastifyRequest,
  { config, db }: Pick<PageServerDependencies, 'config' | 'db'>,
) {
  const subdomain = parseSubdomain(request.headers.host, config.portalDomain)
  return { subdomain, tenant: subdomain ? await findTenantBySubdomain(db, subdomain) : null }
}
