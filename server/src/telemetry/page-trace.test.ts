import { trace } from '@opentelemetry/api'
import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { createPageTraceReader } from './page-trace.ts'

const [traceId, spanId] = ['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331']
const createRequest = (cookie?: string) => ({ headers: { cookie } }) as FastifyRequest

test('a request belongs to the page trace in its cookie, and to none without a valid one', () => {
  const findPageTrace = createPageTraceReader(() => 0)
  const pageTrace = findPageTrace(createRequest(`language=nl; trace=00-${traceId}-${spanId}-01`))
  expect(pageTrace && trace.getSpanContext(pageTrace)).toMatchObject({ traceId, spanId })
  for (const invalidCookie of [
    undefined,
    'trace=00-1-2-01',
    `trace=00-${traceId}-${spanId}-00`,
    `xtrace=00-${traceId}-${spanId}-01`,
  ])
    expect(findPageTrace(createRequest(invalidCookie))).toBeUndefined()
})

test('page traces are limited to fifty requests a second', () => {
  let now = 0
  const findPageTrace = createPageTraceReader(() => now)
  const countTracedRequests = () =>
    Array.from({ length: 80 }, () => findPageTrace(createRequest(`trace=00-${traceId}-${spanId}-01`))).filter(
      Boolean,
    ).length
  expect(countTracedRequests()).toBe(50)
  expect(countTracedRequests()).toBe(0)
  now = 1000
  expect(countTracedRequests()).toBe(50)
})
