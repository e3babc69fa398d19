import { withTabStorage } from '../shared/tab-storage.ts'
import type { TokenLink } from './token.ts'

/**
 * The token of a mailed link, removed from the address (trust A8): stored for this tab only, so that the link still
 * works after a reload or going back. Deleted once it is used or rejected.
 */
const keyOf = (kind: TokenLink['kind']) => `password-link:${kind}`

/** The link with its token: from the address, which is then stored, or from storage. */
export function withStoredToken({ kind, token }: TokenLink): TokenLink {
  if (token) withTabStorage((storage) => storage.setItem(keyOf(kind), token))
  return { kind, token: token ?? withTabStorage((storage) => storage.getItem(keyOf(kind))) }
}

/** Deletes the stored token of a kind of link. */
export const forgetToken = (kind: TokenLink['kind']): void => {
  withTabStorage((storage) => storage.removeItem(keyOf(kind)))
}
