import type { Tenant } from '@portal/contract/tenant'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Path of a tenant's logo as PNG, for mails. */
export const logoPath = '/logo.png'

/**
 * Serves the logo of the request's tenant. Without a logo the response is 204 for the icon that browsers request
 * unasked, otherwise 404.
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
