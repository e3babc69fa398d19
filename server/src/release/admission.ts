import { readRequest } from '@portal/contract/release-request'
import { and, eq, isNull } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { publishers } from '../database/tables/build.ts'
import { HttpError } from '../http/http-error.ts'
import { bearerOf } from '../staff/bearer.ts'
import type { ReleaseDependencies } from './dependencies.ts'

/** Sender of a release request, by the key that signed it. */
export interface Releaser {
  /** Team, or `operator`. */
  name: string
  publicKey: string
  isOperator: boolean
  /** Remotes that it may publish and place; `*` for all. */
  remotes: readonly string[]
}

const forbidden = (message: string) => new HttpError(403, { error: 'not_granted', message })

/** @throws HttpError 403 if the key has no grant for the remote */
export function requireGrant({ name, remotes }: Releaser, remote: string): void {
  if (remotes.includes('*') || remotes.includes(remote)) return
  throw forbidden(`The key of ${name} may not release ${remote}: it is granted ${remotes.join(', ')}.`)
}

/** @throws HttpError 403 unless the key is an operator's */
export function requireOperator({ name, isOperator }: Releaser): void {
  if (!isOperator) throw forbidden(`The key of ${name} may not do this: it takes an operator’s.`)
}

const unsignedError = () =>
  new HttpError(401, {
    error: 'unauthorized',
    message:
      'Sign with a key that this portal knows: RELEASE_KEY. An operator grants it: pnpm release grant.',
  })
const alteredError = () =>
  new HttpError(401, { error: 'altered', message: 'What was signed is not what came, or came twice.' })

/** How long signed requests are remembered against replay, in milliseconds; longer than they are valid. */
const replayWindowMs = 120_000

/** Accepts requests signed by a known key that is not revoked, each once. */
export function createAdmission({ db, operators }: Pick<ReleaseDependencies, 'db' | 'operators'>) {
  const spent = new LRUCache<string, true>({ max: 10_000, ttl: replayWindowMs })

  const releaserWith = async (publicKey: string): Promise<Releaser | null> => {
    if (operators.includes(publicKey))
      return { name: 'operator', publicKey, isOperator: true, remotes: ['*'] }
    const [known] = await db
      .select()
      .from(publishers)
      .where(and(eq(publishers.publicKey, publicKey), isNull(publishers.revokedAt)))
    if (!known) return null
    const { team: name, remotes } = known
    return { name, publicKey, isOperator: false, remotes }
  }

  /**
   * Verifies a signed command; `sum` is the signed hash of its payload.
   * @throws HttpError 401 if the key is unknown or the request was used before
   */
  return async (request: FastifyRequest, command: string): Promise<{ releaser: Releaser; sum: string }> => {
    const signed = await readRequest(bearerOf(request))
    const releaser = signed && (await releaserWith(signed.publicKey))
    if (!releaser) throw unsignedError()
    if (signed.command !== command || spent.has(signed.id)) throw alteredError()
    spent.set(signed.id, true)
    return { releaser, sum: signed.sum }
  }
}
export type Admit = ReturnType<typeof createAdmission>

/** @throws HttpError 401 if the payload is not the signed one */
export function requireSum(expected: string, is: string): void {
  if (expected !== is) throw alteredError()
}
