import 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether the sources have mutants: tests then run in worker threads, and are slowed. */
    hasMutants: boolean
  }
}
