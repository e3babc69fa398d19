import type { FastifyRequest } from 'fastify'
import { tenantBySubdomain } from '../tenants/find.ts'
import type { PageServerDependencies } from './dependencies.ts'
import { subdomainOf } from './host.ts'

/** The tenant of a request's host; null for a host without a known tenant. */
export async function tenantOf(
  request: FastifyRequest,
  { config, db }: Pick<PageServerDependencies, 'config' | 'db'>,
) {
  const subdomain = subdomainOf(request.headers.host, config.portalDomain)
  return { subdomain, tenant: subdomain ? await tenantBySubdomain(db, subdomain) : null }
}
