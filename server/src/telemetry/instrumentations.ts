import { PgInstrumentation } from '@opentelemetry/instrumentation-pg'
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici'

/** Creates the instrumentations of database statements and outgoing requests. */
export const createInstrumentations = () => [
  new PgInstrumentation({ requireParentSpan: true, enhancedDatabaseReporting: false }),
  new UndiciInstrumentation({ requireParentforSpans: true }),
]
