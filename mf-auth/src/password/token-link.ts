import { runWithTabStorage } from '../shared/tab-storage.ts'

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

/**
 * Session-storage key of a mailed token. The token is removed from the URL, so that it does not leak, and stored in
 * this tab, so that the link works after a reload or going back. The stored token is deleted once it is used or
 * rejected.
 */
const getTokenStorageKey = (kind: TokenLink['kind']) => `password-link:${kind}`

/**
 * Stores the link's token if the URL has one; otherwise returns the link with the token stored earlier, or null if none
 * is stored.
 */
export function storeOrRestoreToken({ kind, token }: TokenLink): TokenLink {
  if (token) runWithTabStorage((storage) => storage.setItem(getTokenStorageKey(kind), token))
  return { kind, token: token ?? runWithTabStorage((storage) => storage.getItem(getTokenStorageKey(kind))) }
}

export const deleteStoredToken = (kind: TokenLink['kind']): void => {
  runWithTabStorage((storage) => storage.removeItem(getTokenStorageKey(kind)))
}
