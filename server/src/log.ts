import { type Logger, pino } from 'pino'
import type { Config } from './config.ts'

/** Structured log on standard output. Requests are logged by route, without bodies, queries or names. */
export const createLog = (config: Pick<Config, 'logLevel'>): Logger =>
  pino({
    level: config.logLevel,
    base: null,
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
