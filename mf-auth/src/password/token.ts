/** What a link from a mail asks for: to set a first password, or to choose a new one. */
export interface TokenLink {
  kind: 'register' | 'reset_password'
  /** Null when the address has none, for instance after a reload. */
  token: string | null
}

/**
 * Reads `?register=1&token=T`, `?reset_password=1&token=T`, or the token as the value itself (ROUTE-03, ROUTE-04).
 */
export function readTokenLink(search: URLSearchParams): TokenLink {
  const kind = search.has('register') ? 'register' : 'reset_password'
  const value = search.get(kind)
  const own = value && value !== '1' && value !== 'true' ? value : null
  return { kind, token: search.get('token') || own }
}
