import type { FastifyInstance } from 'fastify'
import { createNotFoundError } from '../http/http-error.ts'
import { getMetricsReader } from './start-telemetry.ts'

/** Registers the route for Prometheus, which reads the port directly. Requests through the proxy get 404. */
export function registerMetricsRoute(staff: FastifyInstance): void {
  const read = getMetricsReader()
  if (!read) return
  staff.get('/metrics', { logLevel: 'silent' }, async ({ headers }, reply) => {
    if (headers['x-forwarded-for']) throw createNotFoundError()
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(await read())
  })
}
