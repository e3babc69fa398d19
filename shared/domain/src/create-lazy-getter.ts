/** Returns a function that calls `make` on its first call, and returns the same value afterwards. */
export function createLazyGetter<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
