import * as v from '@portal/contract/schema'

/** Path for telemetry of pages. */
export const telemetryPath = '/telemetry'
/** Path for browsers' content security policy reports. */
export const reportsPath = '/telemetry/reports'

/** Names of what is measured of a page: Web Vitals. */
export const vitalNames = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const

const word = v.pipe(v.string(), v.regex(/^[\w.-]{1,60}$/))

/** A version of a remote. */
const Ran = v.object({ remote: word, version: word })

/** Upper limit of a good value, by Google's thresholds; milliseconds, or the CLS score (web.dev/articles/vitals). */
export const goodVitals: Readonly<Record<(typeof vitalNames)[number], number>> = {
  CLS: 0.1,
  FCP: 1800,
  INP: 200,
  LCP: 2500,
  TTFB: 800,
}

/** Telemetry of a page: nothing about the customer, and only the first part of the path. */
export const PageTelemetry = v.object({
  /** Version of the shell. */
  version: word,
  /** Token of the page; without it, results of remotes are not counted. */
  page: v.optional(v.pipe(v.string(), v.regex(/^[\w.-]{1,100}$/))),
  vitals: v.pipe(
    v.array(
      v.object({
        name: v.picklist(vitalNames),
        /** Milliseconds, or the CLS score. */
        value: v.pipe(v.number(), v.minValue(0), v.maxValue(600_000)),
        /** The screen: first part of the path, such as `/hypotheek`. */
        screen: v.pipe(v.string(), v.regex(/^\/[a-z0-9-]{0,40}$/)),
        /** Remote of the screen. */
        of: v.optional(Ran),
      }),
    ),
    v.maxLength(50),
  ),
  /** Errors, by the remote whose code caused them. */
  errors: v.pipe(v.array(Ran), v.maxLength(20)),
  /** Script time in frames longer than 50 ms, by the called code, if the browser reports it. */
  frames: v.optional(
    v.pipe(
      v.array(
        v.object({
          ...Ran.entries,
          /** Milliseconds since the last report. */
          ms: v.pipe(v.number(), v.minValue(0), v.maxValue(600_000)),
        }),
      ),
      v.maxLength(50),
    ),
    [],
  ),
  /** Remotes that the page ran or tried to run, each once per page; only on watched pages. */
  ran: v.optional(v.pipe(v.array(Ran), v.maxLength(50)), []),
  /** Of these, remotes with an error, each once per page. */
  failed: v.optional(v.pipe(v.array(Ran), v.maxLength(50)), []),
  /** Of these, remotes with a slow interaction on their screen, each once per page. */
  slow: v.optional(v.pipe(v.array(Ran), v.maxLength(50)), []),
})
export type PageTelemetry = v.InferOutput<typeof PageTelemetry>
