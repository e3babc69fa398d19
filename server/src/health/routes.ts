import { and, eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { AllTenantsContext } from '../context.ts'
import { channels } from '../database/tables/build.ts'
import { createStoreTrial } from '../files/store-trial.ts'
import { shellName } from '../registry/builds.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Makes the process report that it is not ready; it still serves requests. */
    drain: () => void
  }
}

/**
 * Health checks for load balancers: `/healthz` checks the database, `/readyz` whether the process can serve pages and
 * is not stopping. `/readyz` also reports the state of the file store. Most of the portal works without the file store,
 * so its failure does not make the process unready.
 */
export function registerHealthRoutes(app: FastifyInstance, context: AllTenantsContext): void {
  const { everyTenant: db } = context
  const stateOfFiles = createStoreTrial(context)
  let stopping = false
  const startDraining = () => {
    stopping = true
  }
  app.decorate('drain', startDraining)
  app.addHook('preClose', async () => startDraining())
  /**
   * While the process stops, each response closes its connection, so that load balancers have no open connection when
   * it ends.
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
