export interface TokenLink {
  kind: 'register' | 'reset_password'
  /** Null if the URL has no token, for instance after a reload. */
  token: string | null
}

/**
 * Parses the query of a mailed link: `?register=1&token=T`, `?reset_password=1&token=T`, or with the token as value, as
 * in `?register=T` (ROUTE-03, ROUTE-04).
 */
export function parseTokenLink(search: URLSearchParams): TokenLink {
  const kind = search.has('register') ? 'register' : 'reset_password'
  const value = search.get(kind)
  const own = value && value !== '1' && value !== 'true' ? value : null
  return { kind, token: search.get('token') || own }
}
