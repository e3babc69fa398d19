import type { FastifyInstance } from 'fastify'

export const isHttps = (address: string): boolean => address.startsWith('https:')

export function registerHsts(app: FastifyInstance, address: string): void {
  if (!isHttps(address)) return
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('strict-transport-security', 'max-age=31536000')
  })
}
