import { type Context, ROOT_CONTEXT, type Span, TraceFlags, trace } from '@opentelemetry/api'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { setCookie } from '../http/cookies.ts'

/** Cookie with the page's `traceparent` (W3C), for the half minute in which the page loads. */
const traceCookie = { name: 'trace', seconds: 30 }

/** Limits traces, since anybody can send the cookie. */
const maxTracesPerSecond = 50

/** Sets the cookie that links the requests of a loading page to its trace. */
export function setPageTraceCookie(reply: FastifyReply, span: Span | undefined): void {
  if (!span) return
  const { traceId, spanId } = span.spanContext()
  setCookie(reply, traceCookie, `00-${traceId}-${spanId}-01`)
}

/**
 * Creates a function that returns the parent context of a request's span; undefined without a trace, or above the
 * limit.
 */
export function createPageTraceReader(now: () => number): (request: FastifyRequest) => Context | undefined {
  let second: number | undefined
  let left = 0
  return ({ headers }) => {
    const [, traceId, spanId] =
      /(?:^|;\s*)trace=00-([\da-f]{32})-([\da-f]{16})-01/.exec(headers.cookie ?? '') ?? []
    if (!traceId || !spanId) return undefined
    const current = Math.floor(now() / 1000)
    if (current !== second) [second, left] = [current, maxTracesPerSecond]
    if (left-- <= 0) return undefined
    return trace.setSpanContext(ROOT_CONTEXT, {
      traceId,
      spanId,
      traceFlags: TraceFlags.SAMPLED,
      isRemote: true,
    })
  }
}
