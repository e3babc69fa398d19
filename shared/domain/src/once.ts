/**
 * Creates a function that computes its value on the first call. For values that are slow to create and rarely needed.
 */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
