import * as v from '@portal/contract/valibot'

export const telemetryPath = '/telemetry'
export const browserReportsPath = '/telemetry/reports'

export const vitalNames = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const

const telemetryNameField = v.pipe(v.string(), v.regex(/^[\w.-]{1,60}$/))

const ReportedRemote = v.object({ remote: telemetryNameField, version: telemetryNameField })

/** Maximum of a good value according to Google: milliseconds, for CLS a score (web.dev/articles/vitals). */
export const goodVitalThresholds: Readonly<Record<(typeof vitalNames)[number], number>> = {
  CLS: 0.1,
  FCP: 1800,
  INP: 200,
  LCP: 2500,
  TTFB: 800,
}

/** Measurements of a page. They contain no data about the customer, and only the first segment of the path. */
export const PageTelemetry = v.object({
  version: telemetryNameField,
  /** Token of the page. Without it, the server ignores `ran`, `failed` and `slow`. */
  page: v.optional(v.pipe(v.string(), v.regex(/^[\w.-]{1,100}$/))),
  vitals: v.pipe(
    v.array(
      v.object({
        name: v.picklist(vitalNames),
        /** Measured value in milliseconds, for CLS a score. */
        value: v.pipe(v.number(), v.minValue(0), v.maxValue(600_000)),
        /** First segment of the path, such as '/hypotheek'. */
        screen: v.pipe(v.string(), v.regex(/^\/[a-z0-9-]{0,40}$/)),
        of: v.optional(ReportedRemote),
      }),
    ),
    v.maxLength(50),
  ),
  errors: v.pipe(v.array(ReportedRemote), v.maxLength(20)),
  /** Script time in animation frames longer than 50 ms, by the remote whose code ran. */
  frames: v.optional(
    v.pipe(
      v.array(
        v.object({
          ...ReportedRemote.entries,
          ms: v.pipe(v.number(), v.minValue(0), v.maxValue(600_000)),
        }),
      ),
      v.maxLength(50),
    ),
    [],
  ),
  /** Remotes whose code the page ran or tried to run. Sent only during a rollout. */
  ran: v.optional(v.pipe(v.array(ReportedRemote), v.maxLength(50)), []),
  failed: v.optional(v.pipe(v.array(ReportedRemote), v.maxLength(50)), []),
  slow: v.optional(v.pipe(v.array(ReportedRemote), v.maxLength(50)), []),
})
export type PageTelemetry = v.InferOutput<typeof PageTelemetry>
