/** Path of the retrieval screen (ROUTE-22). */
export const retrievalRoute = '/portaal'

export interface RetrievalRequest {
  /** Kind of data to retrieve, such as 'mortgage_pension'. */
  type: string
  partner: boolean
  /** Id of a finished retrieval whose result the server knows; null to start a new one. */
  attempt: string | null
}

const defaultRetrievalType = 'mortgage_pension'

/** Parses the query of the retrieval screen's URL; invalid values get the default. */
export function parseRetrievalRequest(search: string): RetrievalRequest {
  const query = new URLSearchParams(search)
  const type = query.get('type') ?? ''
  const attempt = query.get('attempt') ?? ''
  return {
    type: /^\w{1,50}$/.test(type) ? type : defaultRetrievalType,
    partner: query.get('partner') === 'true',
    attempt: /^[\w-]{1,100}$/.test(attempt) ? attempt : null,
  }
}

/** Path to retrieve the customer's or partner's data; with `attempt` the screen shows the result of that retrieval. */
export function buildRetrievalPath(
  partner: boolean,
  type: string = defaultRetrievalType,
  attempt?: string,
): string {
  const query = new URLSearchParams({
    type,
    ...(partner && { partner: 'true' }),
    ...(attempt && { attempt }),
  })
  return `${retrievalRoute}?${query}`
}
