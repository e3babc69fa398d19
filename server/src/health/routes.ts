import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import { createStoreTrial } from '../files/trial.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Says from now on that it is not ready, and serves on. */
    drain: () => void
  }
}

/**
 * What a load balancer asks: `/healthz` whether customers can be served, `/readyz` the same and not stopping. `/readyz` also tells
 * whether the store of files takes any; where it does not, most of the portal works, so the process stays in service.
 */
export function healthRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context
  const stateOfFiles = createStoreTrial(context)
  let stopping = false
  const drain = () => {
    stopping = true
  }
  app.decorate('drain', drain)
  app.addHook('preClose', async () => drain())
  /** Connections end with their next answer, so that a balancer has none left to send a request on when the process ends. */
  app.addHook('onSend', async (_request, reply) => {
    if (stopping) reply.header('connection', 'close')
  })
  const options = { logLevel: 'silent' } as const
  const answers = () =>
    db.execute(sql`select 1`).then(
      () => true,
      () => false,
    )

  app.get('/healthz', options, async (_request, reply) => {
    const ok = await answers()
    return reply.code(ok ? 200 : 503).send({ status: ok ? 'ok' : 'unavailable' })
  })
  app.get('/readyz', options, async (_request, reply) => {
    const ok = !stopping && (await answers())
    return reply.code(ok ? 200 : 503).send({ status: ok ? 'ready' : 'not ready', files: stateOfFiles() })
  })
}
