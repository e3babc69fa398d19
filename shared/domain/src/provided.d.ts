import 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** How many examples the longer property tests try; null leaves each its own number. */
    propertyRuns: number | null
    /** Whether the sources are slowed by mutants, so that what is measured says nothing. */
    hasMutants: boolean
  }
}
