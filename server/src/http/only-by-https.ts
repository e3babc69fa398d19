import type { FastifyInstance } from 'fastify'

/**
 * Tells browsers, with every answer, to come back to this address by https alone, for a year from each visit, and to send its cookies
 * by https alone. Nothing where the address, as browsers reach it, is no https one.
 */
export function onlyByHttps(app: FastifyInstance, address: string): void {
  if (!address.startsWith('https:')) return
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('strict-transport-security', 'max-age=31536000')
  })
  app.addHook('onSend', async (_request, reply) => {
    const cookies = [reply.getHeader('set-cookie') ?? []].flat()
    if (cookies.length === 0) return
    reply.removeHeader('set-cookie')
    for (const cookie of cookies) reply.header('set-cookie', `${cookie}; Secure`)
  })
}
