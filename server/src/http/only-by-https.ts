import type { FastifyInstance } from 'fastify'

/** Whether browsers reach an address by https. */
export const isHttps = (address: string): boolean => address.startsWith('https:')

/**
 * Tells browsers, with every answer, to come back to this address by https alone, for a year from each visit. Nothing where the
 * address, as browsers reach it, is no https one.
 */
export function onlyByHttps(app: FastifyInstance, address: string): void {
  if (!isHttps(address)) return
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('strict-transport-security', 'max-age=31536000')
  })
}
