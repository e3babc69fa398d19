import { createHmac, randomBytes } from 'node:crypto'
import { isSame } from '../../sessions/proof/same.ts'
import type { SessionKeys } from '../../sessions/session-keys.ts'

/** How long a page may tell how its remotes fare, in milliseconds. */
const lifetimeMs = 86_400_000

/** Tokens of pages that tell how their remotes fare: who asked this server for no page has none to tell of. */
export interface PageTokens {
  /** A new one, for one page. */
  issue(): string
  holds(token: string): boolean
}

/** Tokens that every process with the same secret makes and believes. */
export function createPageTokens({ pageTokens: keys }: SessionKeys, clock: () => Date): PageTokens {
  const signed = (key: Uint8Array, head: string) =>
    `${head}.${createHmac('sha256', key).update(head).digest('base64url')}`
  return {
    issue: () =>
      signed(keys.sign, `${clock().getTime().toString(36)}.${randomBytes(9).toString('base64url')}`),
    holds: (token) => {
      const head = token.slice(0, token.lastIndexOf('.'))
      const age = clock().getTime() - Number.parseInt(head, 36)
      return age >= 0 && age < lifetimeMs && keys.accepted.some((key) => isSame(token, signed(key, head)))
    },
  }
}
