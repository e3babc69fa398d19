import type { FastifyInstance } from 'fastify'

/** Whether a URL is https. */
export const isHttps = (address: string): boolean => address.startsWith('https:')

/** Adds HSTS to every response for a year, if the public URL is https. */
export function onlyByHttps(app: FastifyInstance, address: string): void {
  if (!isHttps(address)) return
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('strict-transport-security', 'max-age=31536000')
  })
}
