/** Path of the retrieval screen (ROUTE-22). */
export const retrievalRoute = '/portaal'

/** Parameters of the retrieval screen. */
export interface RetrievalRequest {
  /** Kind of data, such as 'mortgage_pension'. */
  type: string
  partner: boolean
  /** Id of a finished retrieval; the server knows its result. */
  attempt: string | null
}

const usual = 'mortgage_pension'

/** Parses the screen's address; invalid values get the default. */
export function retrievalRequestIn(search: string): RetrievalRequest {
  const query = new URLSearchParams(search)
  const type = query.get('type') ?? ''
  const attempt = query.get('attempt') ?? ''
  return {
    type: /^\w{1,50}$/.test(type) ? type : usual,
    partner: query.get('partner') === 'true',
    attempt: /^[\w-]{1,100}$/.test(attempt) ? attempt : null,
  }
}

/** Path to retrieve the customer's or partner's data; with `attempt` it shows the result of that retrieval. */
export function retrievalPath(partner: boolean, type: string = usual, attempt?: string): string {
  const query = new URLSearchParams({
    type,
    ...(partner && { partner: 'true' }),
    ...(attempt && { attempt }),
  })
  return `${retrievalRoute}?${query}`
}
