import { and, eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { WholeContext } from '../context.ts'
import { channels } from '../database/tables/build.ts'
import { createStoreTrial } from '../files/trial.ts'
import { shellName } from '../registry/builds.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Says from now on that it is not ready, and serves on. */
    drain: () => void
  }
}

/**
 * What a load balancer asks: `/healthz` whether the database answers, `/readyz` whether the process can serve pages and is not
 * stopping. `/readyz` also tells whether the store of files takes any; where it does not, most of the portal works, so the process
 * stays in service.
 */
export function healthRoutes(app: FastifyInstance, context: WholeContext): void {
  const { everyFirm: db } = context
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
