import { context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createPageTraces } from './page-trace.ts'
import { tracedShare } from './start.ts'

const spans = new WeakMap<FastifyRequest, Span>()

/** The span of a request; undefined when it is not traced. */
export const spanOf = (request: FastifyRequest): Span | undefined => spans.get(request)

/**
 * Makes a span of a share of the requests of an app, by lot, under which their statements have theirs, and of all that a page of
 * that share asks for while it arrives. The lot is drawn here and not by a sampler: spans that are thrown away took a fifth of what
 * a process could do, and Fastify's own plugin makes one for each request.
 */
export function traceRequests(app: FastifyInstance): void {
  const share = tracedShare()
  if (share === 0) return
  const tracer = trace.getTracer('portal')
  const pageOf = createPageTraces(Date.now)
  app.addHook('onRequest', (request, _reply, done) => {
    const parent = pageOf(request) ?? (Math.random() < share ? ROOT_CONTEXT : undefined)
    if (!parent) return done()
    const route = request.routeOptions.url ?? 'unknown'
    const attributes = { 'http.request.method': request.method, 'http.route': route }
    const span = tracer.startSpan(`${request.method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent)
    spans.set(request, span)
    context.with(trace.setSpan(parent, span), done)
  })
  app.addHook('onResponse', async (request, reply) => {
    const span = spans.get(request)
    if (!span) return
    span.setAttribute('http.response.status_code', reply.statusCode)
    if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
    span.end()
  })
}
