import { context, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { tracedShare } from './start.ts'

/**
 * Makes a span of a share of the requests of an app, by lot, under which their statements have theirs. The lot is drawn here and
 * not by a sampler: spans that are thrown away took a fifth of what a process could do (`pnpm bench:telemetry`), and Fastify's own
 * plugin makes one for each request. No request from outside decides it.
 */
export function traceRequests(app: FastifyInstance): void {
  const share = tracedShare()
  if (share === 0) return
  const tracer = trace.getTracer('portal')
  const spans = new WeakMap<FastifyRequest, Span>()
  app.addHook('onRequest', (request, _reply, done) => {
    if (Math.random() >= share) return done()
    const route = request.routeOptions.url ?? 'unknown'
    const span = tracer.startSpan(`${request.method} ${route}`, {
      kind: SpanKind.SERVER,
      attributes: { 'http.request.method': request.method, 'http.route': route },
    })
    spans.set(request, span)
    context.with(trace.setSpan(context.active(), span), done)
  })
  app.addHook('onResponse', async (request, reply) => {
    const span = spans.get(request)
    if (!span) return
    span.setAttribute('http.response.status_code', reply.statusCode)
    if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
    span.end()
  })
}
