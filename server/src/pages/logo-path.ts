import type { Tenant } from '@portal/contract/tenant'
import type { FastifyInstance, FastifyRequest } from 'fastify'

export const logoPath = '/logo.png'

/**
 * Serves the tenant's logo. Without a logo, the favicon gets 204, since browsers request it unasked; other paths get
 * 404.
 */
export function serveLogo(
  app: FastifyInstance,
  path: string,
  tenantOf: (request: FastifyRequest) => Promise<Tenant | null>,
): void {
  app.get(path, async (request, reply) => {
    const tenant = await tenantOf(request)
    if (!tenant?.logo) return reply.code(path === logoPath ? 404 : 204).send()
    return reply
      .type('image/png')
      .header('cache-control', 'max-age=3600')
      .send(Buffer.from(tenant.logo, 'base64'))
  })
}
