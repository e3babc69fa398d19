import type { FastifyInstance } from 'fastify'
import { isMeasuring } from './start.ts'

/** Makes a span of each request of an app, and of its handler; before any route is added. Nothing where nobody takes them in. */
export async function traceRequests(app: FastifyInstance): Promise<void> {
  if (!isMeasuring()) return
  const { FastifyOtelInstrumentation } = await import('@fastify/otel')
  const tracing = new FastifyOtelInstrumentation({ instrumentHooks: false, instrumentHandler: false })
  await app.register(tracing.plugin())
}
