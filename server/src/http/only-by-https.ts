import type { FastifyInstance } from 'fastify'

/** Tells browsers, with every answer, to come back to this address by https alone: for a year from each visit. */
export function onlyByHttps(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('strict-transport-security', 'max-age=31536000')
  })
}
