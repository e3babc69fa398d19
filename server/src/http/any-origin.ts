import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/**
 * Lets pages of any origin, sandboxed frames among them, read an answer. For calls that take and tell nothing
 * personal: no cookie or token is ever sent along.
 */
export async function forAnyOrigin(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header('access-control-allow-origin', '*')
}

/** Answers the question of a browser whether a page of another origin may use a path. */
export function answerPreflight(app: FastifyInstance, method: string, path: string): void {
  app.options(path, { onRequest: forAnyOrigin }, async (_request, reply) =>
    reply
      .code(204)
      .header('access-control-allow-methods', method)
      .header('access-control-allow-headers', 'content-type')
      .header('access-control-max-age', '86400')
      .send(),
  )
}
