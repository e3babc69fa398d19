import type { Options } from 'ky'

/** A way to send of which the first try asks nothing: it takes an answer that is on its way. */
export function takenFirst(taken: Promise<Response>) {
  let answer: Promise<Response> | undefined = taken
  const once: typeof fetch = (...given) => {
    const first = answer
    answer = undefined
    return first ?? fetch(...given)
  }
  return {
    isToCome: () => answer !== undefined,
    /** The answer, where it came and is no refusal: then there is nothing to send. */
    whole: async (): Promise<Response | undefined> => {
      const response = await answer?.catch(() => undefined)
      return response?.ok ? response : undefined
    },
    options: { fetch: once } satisfies Options,
  }
}
