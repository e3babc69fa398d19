import type { Options } from 'ky'

/** Creates a fetch function. Its first call returns the pending response `taken`; later calls send a request. */
export function createFetchWithPendingResponse(taken: Promise<Response>) {
  let answer: Promise<Response> | undefined = taken
  const once: typeof fetch = (...given) => {
    const first = answer
    answer = undefined
    return first ?? fetch(...given)
  }
  return {
    isToCome: () => answer !== undefined,
    whole: async (): Promise<Response | undefined> => {
      const response = await answer?.catch(() => undefined)
      return response?.ok ? response : undefined
    },
    options: { fetch: once } satisfies Options,
  }
}
