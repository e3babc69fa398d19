import { context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createPageTraceReader } from './page-trace.ts'
import { getSamplingRatio } from './start-telemetry.ts'

const spanByRequest = new WeakMap<FastifyRequest, Span>()

/** Returns undefined if the request is not traced. */
export const getRequestSpan = (request: FastifyRequest): Span | undefined => spanByRequest.get(request)

/**
 * Traces a random share of requests, with spans for statements, and all requests of a page in that share. The choice is
 * made here instead of in a sampler, because discarded spans took a fifth of the capacity.
 */
export function traceRequests(app: FastifyInstance): void {
  const share = getSamplingRatio()
  if (share === 0) return
  const tracer = trace.getTracer('portal')
  const pageOf = createPageTraceReader(Date.now)
  app.addHook('onRequest', (request, _reply, done) => {
    const parent = pageOf(request) ?? (Math.random() < share ? ROOT_CONTEXT : undefined)
    if (!parent) return done()
    const route = request.routeOptions.url ?? 'unknown'
    const attributes = { 'http.request.method': request.method, 'http.route': route }
    const span = tracer.startSpan(`${request.method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent)
    spanByRequest.set(request, span)
    context.with(trace.setSpan(parent, span), done)
  })
  app.addHook('onResponse', async (request, reply) => {
    const span = spanByRequest.get(request)
    if (!span) return
    span.setAttribute('http.response.status_code', reply.statusCode)
    if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
    span.end()
  })
}
