/** Address of the screen on which data is retrieved (ROUTE-22). */
export const retrievalRoute = '/portaal'

/** How a retrieval ended. */
export type Result = 'success' | 'failure' | 'cancel'

const results: readonly Result[] = ['success', 'failure', 'cancel']

/** The result that a text names; null for any other. */
export const resultOf = (text: unknown): Result | null => results.find((one) => one === text) ?? null

/** What an address asks for. */
export interface Asked {
  /** What is retrieved, such as 'mortgage_pension'. */
  type: string
  partner: boolean
  /** Set when the page that retrieves data came back here. */
  result: Result | null
}

const usual = 'mortgage_pension'

/** Reads the screen's address; what makes no sense in it is read as the usual. */
export function askedBy(search: string): Asked {
  const query = new URLSearchParams(search)
  const type = query.get('type') ?? ''
  return {
    type: /^\w{1,50}$/.test(type) ? type : usual,
    partner: query.get('partner') === 'true',
    result: resultOf(query.get('result')),
  }
}

/** Address at which the customer's data is retrieved, or the partner's; with `result` the one that shows how it ended. */
export function retrievalPath(partner: boolean, type: string = usual, result?: Result): string {
  const query = new URLSearchParams({ type, ...(partner && { partner: 'true' }), ...(result && { result }) })
  return `${retrievalRoute}?${query}`
}
