import * as v from '@portal/contract/schema'

export const telemetryPath = '/telemetry'
export const browserReportsPath = '/telemetry/reports'

export const vitalNames = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const

const shortNameField = v.pipe(v.string(), v.regex(/^[\w.-]{1,60}$/))

const RanRemote = v.object({ remote: shortNameField, version: shortNameField })

/** Google's thresholds: milliseconds, or the CLS score (web.dev/articles/vitals). */
export const goodVitals: Readonly<Record<(typeof vitalNames)[number], number>> = {
  CLS: 0.1,
  FCP: 1800,
  INP: 200,
  LCP: 2500,
  TTFB: 800,
}

/** Nothing about the customer, and only the first part of the path. */
export const PageTelemetry = v.object({
  version: shortNameField,
  /** Results of remotes only count with a token. */
  page: v.optional(v.pipe(v.string(), v.regex(/^[\w.-]{1,100}$/))),
  vitals: v.pipe(
    v.array(
      v.object({
        name: v.picklist(vitalNames),
        /** Milliseconds, or the CLS score. */
        value: v.pipe(v.number(), v.minValue(0), v.maxValue(600_000)),
        /** Such as `/hypotheek`. */
        screen: v.pipe(v.string(), v.regex(/^\/[a-z0-9-]{0,40}$/)),
        of: v.optional(RanRemote),
      }),
    ),
    v.maxLength(50),
  ),
  errors: v.pipe(v.array(RanRemote), v.maxLength(20)),
  /** Script time in frames longer than 50 ms, by the called code. */
  frames: v.optional(
    v.pipe(
      v.array(
        v.object({
          ...RanRemote.entries,
          ms: v.pipe(v.number(), v.minValue(0), v.maxValue(600_000)),
        }),
      ),
      v.maxLength(50),
    ),
    [],
  ),
  /** Remotes that the page ran or tried to run; only during a rollout. */
  ran: v.optional(v.pipe(v.array(RanRemote), v.maxLength(50)), []),
  failed: v.optional(v.pipe(v.array(RanRemote), v.maxLength(50)), []),
  slow: v.optional(v.pipe(v.array(RanRemote), v.maxLength(50)), []),
})
export type PageTelemetry = v.InferOutput<typeof PageTelemetry>
