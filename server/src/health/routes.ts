import { and, eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { WholeContext } from '../context.ts'
import { channels } from '../database/tables/build.ts'
import { createStoreTrial } from '../files/trial.ts'
import { shellName } from '../registry/builds.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Reports not ready from now on, while still serving. */
    drain: () => void
  }
}

/**
 * Health checks for load balancers: `/healthz` checks the database, `/readyz` whether the process can serve pages and
 * is not stopping. `/readyz` also reports the state of the file store; without it most of the portal works, so the
 * process stays in service.
 */
export function healthRoutes(app: FastifyInstance, context: WholeContext): void {
  const { everyTenant: db } = context
  const stateOfFiles = createStoreTrial(context)
  let stopping = false
  const drain = () => {
    stopping = true
  }
  app.decorate('drain', drain)
  app.addHook('preClose', async () => drain())
  /** Closes connections with their next response, so that load balancers have none left when the process ends. */
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
  const releasedShell = and(eq(channels.name, shellName), eq(channels.channel, 'live'))
  const whyNotReady = async () => {
    if (stopping) return 'the process stops'
    const released = await db.$count(channels, releasedShell).catch(() => null)
    if (released === null) return 'the database does not answer'
    return released === 0 ? 'the shell was never released' : null
  }
  app.get('/readyz', options, async (_request, reply) => {
    const reason = await whyNotReady()
    const files = stateOfFiles()
    return reason === null
      ? reply.send({ status: 'ready', files })
      : reply.code(503).send({ status: 'not ready', reason, files })
  })
}
