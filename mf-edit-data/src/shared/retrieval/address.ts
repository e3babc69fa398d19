/** Address of the screen on which data is retrieved (ROUTE-22). */
export const retrievalRoute = '/portaal'

/** Parameters of the retrieval screen. */
export interface RetrievalRequest {
  /** What is retrieved, such as 'mortgage_pension'. */
  type: string
  partner: boolean
  /** The retrieval that came to its end; how it ended is the server's to say. */
  attempt: string | null
}

const usual = 'mortgage_pension'

/** Reads the screen's address; what makes no sense in it is read as the usual. */
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

/** Address at which the customer's data is retrieved, or the partner's; with `attempt` the one that shows how that ended. */
export function retrievalPath(partner: boolean, type: string = usual, attempt?: string): string {
  const query = new URLSearchParams({
    type,
    ...(partner && { partner: 'true' }),
    ...(attempt && { attempt }),
  })
  return `${retrievalRoute}?${query}`
}
