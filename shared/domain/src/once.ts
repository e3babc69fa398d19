/** Makes a lazy, memoised value. For values that are slow to create and not needed on every page. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
