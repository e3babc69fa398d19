import type { Options } from 'ky'

/** A way to send of which the first try asks nothing: it takes an answer that is on its way. */
export function takenFirst(taken: Promise<Response>) {
  let answer: Promise<Response> | undefined = taken
  const once: typeof fetch = (...given) => {
    const first = answer
    answer = undefined
    return first ?? fetch(...given)
  }
  return { isToCome: () => answer !== undefined, options: { fetch: once } satisfies Options }
}
