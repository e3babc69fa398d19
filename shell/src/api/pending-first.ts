import type { Options } from 'ky'

/** Makes a request function whose first attempt uses a pending response. */
export function pendingFirst(taken: Promise<Response>) {
  let answer: Promise<Response> | undefined = taken
  const once: typeof fetch = (...given) => {
    const first = answer
    answer = undefined
    return first ?? fetch(...given)
  }
  return {
    isToCome: () => answer !== undefined,
    /** The pending response, if it succeeded; then nothing needs to be sent. */
    whole: async (): Promise<Response | undefined> => {
      const response = await answer?.catch(() => undefined)
      return response?.ok ? response : undefined
    },
    options: { fetch: once } satisfies Options,
  }
}
