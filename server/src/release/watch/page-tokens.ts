import { createHmac, randomBytes } from 'node:crypto'
import { isEqualInConstantTime } from '../../sessions/secret-token.ts'
import type { SessionKeys } from '../../sessions/session-keys.ts'

const tokenLifetimeMs = 86_400_000

/** Tokens that the server writes into pages during a rollout. Reports without a valid token are ignored. */
export interface PageTokens {
  issue(): string
  isValid(token: string): boolean
}

/** Creates tokens that are valid in all processes with the same secret. */
export function createPageTokens({ pageTokens: keys }: SessionKeys, clock: () => Date): PageTokens {
  const createSignedToken = (key: Uint8Array, head: string) =>
    `${head}.${createHmac('sha256', key).update(head).digest('base64url')}`
  return {
    issue: () =>
      createSignedToken(
        keys.sign,
        `${clock().getTime().toString(36)}.${randomBytes(9).toString('base64url')}`,
      ),
    isValid: (token) => {
      const head = token.slice(0, token.lastIndexOf('.'))
      const age = clock().getTime() - Number.parseInt(head, 36)
      return (
        age >= 0 &&
        age < tokenLifetimeMs &&
        keys.accepted.some((key) => isEqualInConstantTime(token, createSignedToken(key, head)))
      )
    },
  }
}
