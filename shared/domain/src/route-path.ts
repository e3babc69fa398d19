/**
 * Whether a path belongs to a route's pattern. Segments are compared one by one; `:name` takes any, `:name?` may be
 * missing, a last `*` takes the rest. Upper and lower case are the same, a slash at the end means nothing. The edge
 * and the shell both decide by this, so that the page's preloads are the page's code.
 */
export function matchesRoute(pattern: string, path: string): boolean {
  const wanted = segments(pattern)
  const given = segments(path)
  for (const [index, want] of wanted.entries()) {
    if (want === '*') return true
    const have = given[index]
    if (have === undefined) return wanted.slice(index).every((rest) => rest === '*' || rest.endsWith('?'))
    if (!want.startsWith(':') && want.toLowerCase() !== have.toLowerCase()) return false
  }
  return given.length <= wanted.length
}

const segments = (path: string) => path.split('/').filter((segment) => segment !== '')
