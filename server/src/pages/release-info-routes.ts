import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { PageServerDependencies } from './page-server-dependencies.ts'

/** Serves the current release to open pages, and the second part of a large registry. */
export function registerReleaseInfoRoutes(
  app: FastifyInstance,
  { getTenantRegistry }: Pick<PageServerDependencies, 'getTenantRegistry'>,
  newest: (request: FastifyRequest) => Promise<object>,
): void {
  app.get('/_edition', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    return newest(request)
  })
  app.get('/_registry/:file', async (request, reply) => {
    await newest(request)
    const rest = getTenantRegistry.findSecondPart(request.url.replace(/\?.*/, ''))
    if (!rest) return reply.code(404).header('cache-control', 'no-store').send()
    return reply
      .type('application/json')
      .header('cache-control', 'private, max-age=31536000, immutable')
      .send(rest)
  })
}
