import { createHmac, randomBytes } from 'node:crypto'
import { equalInConstantTime } from '../../sessions/proof/constant-time-equal.ts'
import type { SessionKeys } from '../../sessions/session-keys.ts'

/** Lifetime of a page token, in milliseconds. */
const lifetimeMs = 86_400_000

/** Tokens that the server writes into pages during a rollout. A report without one does not count. */
export interface PageTokens {
  /** Creates the token of one page. */
  issue(): string
  holds(token: string): boolean
}

/** Tokens that are valid in every process with the same secret. */
export function createPageTokens({ pageTokens: keys }: SessionKeys, clock: () => Date): PageTokens {
  const signed = (key: Uint8Array, head: string) =>
    `${head}.${createHmac('sha256', key).update(head).digest('base64url')}`
  return {
    issue: () =>
      signed(keys.sign, `${clock().getTime().toString(36)}.${randomBytes(9).toString('base64url')}`),
    holds: (token) => {
      const head = token.slice(0, token.lastIndexOf('.'))
      const age = clock().getTime() - Number.parseInt(head, 36)
      return (
        age >= 0 &&
        age < lifetimeMs &&
        keys.accepted.some((key) => equalInConstantTime(token, signed(key, head)))
      )
    },
  }
}
