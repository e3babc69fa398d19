import * as v from '@portal/contract/schema'

/** Where a page tells how it fared. */
export const telemetryPath = '/telemetry'
/** Where browsers tell what a policy of the page stopped. */
export const reportsPath = '/telemetry/reports'

/** Names of what is measured of a page: Web Vitals. */
export const vitalNames = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const

const word = v.pipe(v.string(), v.regex(/^[\w.-]{1,60}$/))

/** A version of a remote. */
const Ran = v.object({ remote: word, version: word })

/** Up to what a vital is good, by Google's thresholds; milliseconds, of CLS its own number (web.dev/articles/vitals). */
export const goodVitals: Readonly<Record<(typeof vitalNames)[number], number>> = {
  CLS: 0.1,
  FCP: 1800,
  INP: 200,
  LCP: 2500,
  TTFB: 800,
}

/** How a page fared, as its browser tells it: nothing of the customer, and of the address its first part alone. */
export const PageTelemetry = v.object({
  /** Version of the shell. */
  version: word,
  /** Token of the page; without it, results of remotes do not count. */
  page: v.optional(v.pipe(v.string(), v.regex(/^[\w.-]{1,100}$/))),
  vitals: v.pipe(
    v.array(
      v.object({
        name: v.picklist(vitalNames),
        /** Milliseconds; of CLS its own number. */
        value: v.pipe(v.number(), v.minValue(0), v.maxValue(600_000)),
        /** The screen: first part of its address, such as `/hypotheek`. */
        screen: v.pipe(v.string(), v.regex(/^\/[a-z0-9-]{0,40}$/)),
        /** Whose screen it is. */
        of: v.optional(Ran),
      }),
    ),
    v.maxLength(50),
  ),
  /** Errors, by whose code they came of. */
  errors: v.pipe(v.array(Ran), v.maxLength(20)),
  /** How long scripts ran in frames that took longer than 50 ms, by whose code the browser called; where it tells. */
  frames: v.optional(
    v.pipe(
      v.array(
        v.object({
          ...Ran.entries,
          /** Milliseconds since the page told last. */
          ms: v.pipe(v.number(), v.minValue(0), v.maxValue(600_000)),
        }),
      ),
      v.maxLength(50),
    ),
    [],
  ),
  /** Remotes whose code the page has run, or tried to, each once in the life of a page; of watched pages alone. */
  ran: v.optional(v.pipe(v.array(Ran), v.maxLength(50)), []),
  /** Those of them that had an error, each once in the life of a page. */
  failed: v.optional(v.pipe(v.array(Ran), v.maxLength(50)), []),
  /** Those of them on whose screen an interaction took longer to answer than is good, each once in the life of a page. */
  slow: v.optional(v.pipe(v.array(Ran), v.maxLength(50)), []),
})
/** How a page fared, as its browser tells it. */
export type PageTelemetry = v.InferOutput<typeof PageTelemetry>
