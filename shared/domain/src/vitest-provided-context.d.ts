import 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** How many examples the longer property tests try; null leaves each its own number. */
    propertyRuns: number | null
    /** Whether the sources have mutants: tests then run in worker threads, and are slowed. */
    hasMutants: boolean
  }
}
