import { withTabStorage } from '../shared/tab-storage.ts'
import type { TokenLink } from './token.ts'

/**
 * The token of a mailed link, once it has left the address (trust A8): kept for this tab alone, so that reloading and
 * going back still set the password. It is forgotten as soon as it is spent or refused.
 */
const keyOf = (kind: TokenLink['kind']) => `password-link:${kind}`

/** The link with its token: that of the address, which is kept, or the one that was kept before. */
export function withKeptToken({ kind, token }: TokenLink): TokenLink {
  if (token) withTabStorage((storage) => storage.setItem(keyOf(kind), token))
  return { kind, token: token ?? withTabStorage((storage) => storage.getItem(keyOf(kind))) }
}

/** Forgets the token of a kind of link. */
export const forgetToken = (kind: TokenLink['kind']): void => {
  withTabStorage((storage) => storage.removeItem(keyOf(kind)))
}
