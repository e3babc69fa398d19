import type { FastifyRequest } from 'fastify'
import { findTenantBySubdomain } from '../tenants/find-tenant.ts'
import type { PageServerDependencies } from './page-server-dependencies.ts'

/** Returns the first label of a host below the portal domain or localhost, otherwise null (TENANT-02, TENANT-03). */
export function parseSubdomain(host: string | undefined, portalDomain: string): string | null {
  const name = (host ?? '').toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '')
  const domain = [portalDomain, 'localhost'].find((candidate) => name.endsWith(`.${candidate}`))
  if (!domain) return null
  const [label = ''] = name.slice(0, -domain.length - 1).split('.')
  return label || null
}

export async function findPageTenant(
  request: FastifyRequest,
  { config, db }: Pick<PageServerDependencies, 'config' | 'db'>,
) {
  const subdomain = parseSubdomain(request.headers.host, config.portalDomain)
  return { subdomain, tenant: subdomain ? await findTenantBySubdomain(db, subdomain) : null }
}
