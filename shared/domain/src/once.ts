/** A value that is made when it is first asked for. For what is slow to make and not needed by every page. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
