import 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** Number of runs of longer property tests; null for their own default. */
    propertyRuns: number | null
    /** Whether mutation tests are running, which use worker threads and are slow. */
    hasMutants: boolean
  }
}
