import { trace } from '@opentelemetry/api'
import { type Logger, pino } from 'pino'
import type { Config } from './config.ts'

/** Returns the trace id for log lines; empty if there is none. */
function getTraceFields(): object {
  const now = trace.getActiveSpan()?.spanContext()
  return now ? { trace_id: now.traceId, span_id: now.spanId } : {}
}

/** Creates the structured log on standard output. Requests are logged by route, without bodies, queries or names. */
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
