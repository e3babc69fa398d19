import { trace } from '@opentelemetry/api'
import { type Logger, pino } from 'pino'
import type { Config } from './config.ts'

/** Adds the ids of the current trace and span to each log line. */
function getTraceFields(): object {
  const now = trace.getActiveSpan()?.spanContext()
  return now ? { trace_id: now.traceId, span_id: now.spanId } : {}
}

/** Logs JSON to standard output. Requests are logged by route, without bodies, queries or names. */
export const createLog = (config: Pick<Config, 'logLevel'>): Logger =>
  pino({
    level: config.logLevel,
    base: null,
    mixin: getTraceFields,
    redact: {
      paths: [
        '*.authorization',
        '*.cookie',
        '*.password',
        '*.token',
        '*.access_token',
        '*.refresh_token',
        '*.otp',
      ],
      censor: '[redacted]',
    },
  })
