import { type Context, ROOT_CONTEXT, type Span, TraceFlags, trace } from '@opentelemetry/api'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { setCookie } from '../http/cookies.ts'

/**
 * Names the trace of the page that a browser has just got, in the form of the W3C's `traceparent`: for the half minute in which the
 * page arrives, not for the day it stays open.
 */
const cookie = { name: 'trace', seconds: 30 }

/** How many requests a second a process traces at most because a browser says that they belong to a page: anybody may say so. */
const mostASecond = 50

/** Has all that the browser asks for while its page arrives belong to the page's trace; no code of the page takes part. */
export function markPage(reply: FastifyReply, span: Span | undefined): void {
  if (!span) return
  const { traceId, spanId } = span.spanContext()
  setCookie(reply, cookie, `00-${traceId}-${spanId}-01`)
}

/** Reads of requests which page's trace they belong to: the context to begin their span in, or undefined where there is none, or where too many say so. */
export function createPageTraces(now: () => number): (request: FastifyRequest) => Context | undefined {
  let second: number | undefined
  let left = 0
  return ({ headers }) => {
    const [, traceId, spanId] =
      /(?:^|;\s*)trace=00-([\da-f]{32})-([\da-f]{16})-01/.exec(headers.cookie ?? '') ?? []
    if (!traceId || !spanId) return undefined
    const current = Math.floor(now() / 1000)
    if (current !== second) [second, left] = [current, mostASecond]
    if (left-- <= 0) return undefined
    return trace.setSpanContext(ROOT_CONTEXT, {
      traceId,
      spanId,
      traceFlags: TraceFlags.SAMPLED,
      isRemote: true,
    })
  }
}
