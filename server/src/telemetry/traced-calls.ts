import { PgInstrumentation } from '@opentelemetry/instrumentation-pg'
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici'

/** What makes spans of statements and of requests to others, below those of requests. */
export const tracedCalls = () => [
  new PgInstrumentation({ requireParentSpan: true, enhancedDatabaseReporting: false }),
  new UndiciInstrumentation({ requireParentforSpans: true }),
]
