import { context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { getSamplingRatio } from './start-telemetry.ts'

const spanByRequest = new WeakMap<FastifyRequest, Span>()

/**
 * Traces a random share of requests, with spans for statements. The choice is made here instead of in a sampler, because
 * discarded spans took a fifth of the capacity.
 */
export function traceRequests(app: FastifyInstance): void {
  const share = getSamplingRatio()
  if (share === 0) return
  const tracer = trace.getTracer('portal')
  app.addHook('onRequest', (request, _reply, done) => {
    if (Math.random() >= share) return done()
    const route = request.routeOptions.url ?? 'unknown'
    const attributes = { 'http.request.method': request.method, 'http.route': route }
    const options = { kind: SpanKind.SERVER, attributes }
    const span = tracer.startSpan(`${request.method} ${route}`, options, ROOT_CONTEXT)
    spanByRequest.set(request, span)
    context.with(trace.setSpan(ROOT_CONTEXT, span), done)
  })
  app.addHook('onResponse', async (request, reply) => {
    const span = spanByRequest.get(request)
    if (!span) return
    span.setAttribute('http.response.status_code', reply.statusCode)
    if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
    span.end()
  })
}
