import { and, eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { AllTenantsContext } from '../context.ts'
import { channels } from '../database/tables/build.ts'
import { createStoreHealthCheck } from '../files/store-health-check.ts'
import { shellName } from '../registry/builds.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Makes the process report that it is not ready, while it still serves requests. */
    drain: () => void
  }
}

/**
 * `/healthz` checks the database. `/readyz` tells whether the process can serve pages and is not stopping; it also
 * shows the state of the file store, without which most of the portal works.
 */
export function registerHealthRoutes(app: FastifyInstance, context: AllTenantsContext): void {
  const { allTenantsDb: db } = context
  const stateOfFiles = createStoreHealthCheck(context)
  let stopping = false
  const startDraining = () => {
    stopping = true
  }
  app.decorate('drain', startDraining)
  app.addHook('preClose', async () => startDraining())
  /**
   * While stopping, each response closes its connection, so that the load balancer has no open connection at the end.
   */
  app.addHook('onSend', async (_request, reply) => {
    if (stopping) reply.header('connection', 'close')
  })
  const options = { logLevel: 'silent' } as const
  const isDatabaseReachable = () =>
    db.execute(sql`select 1`).then(
      () => true,
      () => false,
    )

  app.get('/healthz', options, async (_request, reply) => {
    const ok = await isDatabaseReachable()
    return reply.code(ok ? 200 : 503).send({ status: ok ? 'ok' : 'unavailable' })
  })
  const releasedShell = and(eq(channels.name, shellName), eq(channels.channel, 'live'))
  const findNotReadyReason = async () => {
    if (stopping) return 'the process stops'
    const released = await db.$count(channels, releasedShell).catch(() => null)
    if (released === null) return 'the database does not answer'
    return released === 0 ? 'the shell was never released' : null
  }
  app.get('/readyz', options, async (_request, reply) => {
    const reason = await findNotReadyReason()
    const files = stateOfFiles()
    return reason === null
      ? reply.send({ status: 'ready', files })
      : reply.code(503).send({ status: 'not ready', reason, files })
  })
}
