import { verifyReleaseRequest } from '@portal/contract/release-request'
import { and, eq, isNull } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { publishers } from '../database/tables/build.ts'
import { HttpError } from '../http/http-error.ts'
import { getBearerToken } from '../staff/staff-person.ts'
import type { ReleaseDependencies } from './release-dependencies.ts'

/** Sender of a request, identified by the key that signed it. */
export interface Releaser {
  /** Name of the team, or 'operator'. */
  name: string
  publicKey: string
  isOperator: boolean
  /** Names of the remotes that the sender may release; `*` for all. */
  remotes: readonly string[]
}

const createForbiddenReleaseError = (message: string) => new HttpError(403, { error: 'not_granted', message })

/** @throws HttpError 403 if the key has no grant for the remote */
export function requirePublishPermission({ name, remotes }: Releaser, remote: string): void {
  if (remotes.includes('*') || remotes.includes(remote)) return
  throw createForbiddenReleaseError(
    `The key of ${name} may not release ${remote}: it is granted ${remotes.join(', ')}.`,
  )
}

/** @throws HttpError 403 unless the key is an operator's */
export function requireOperator({ name, isOperator }: Releaser): void {
  if (!isOperator)
    throw createForbiddenReleaseError(`The key of ${name} may not do this: it takes an operator’s.`)
}

const createUnsignedRequestError = () =>
  new HttpError(401, {
    error: 'unauthorized',
    message:
      'Sign with a key that this portal knows: RELEASE_KEY. An operator grants it: pnpm release grant.',
  })
const createAlteredRequestError = () =>
  new HttpError(401, { error: 'altered', message: 'What was signed is not what came, or came twice.' })

/** Time for which used requests are remembered. It is longer than the validity of a signed request. */
const replayWindowMs = 120_000

/** Creates the check of release requests: signed by a known key, not revoked, and accepted once. */
export function createReleaseAdmission({ db, operators }: Pick<ReleaseDependencies, 'db' | 'operators'>) {
  const spent = new LRUCache<string, true>({ max: 10_000, ttl: replayWindowMs })

  const findReleaser = async (publicKey: string): Promise<Releaser | null> => {
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
   * Returns the sender and the signed hash of the payload.
   * @throws HttpError 401 if the key is unknown or the request was used before
   */
  return async (request: FastifyRequest, command: string): Promise<{ releaser: Releaser; sum: string }> => {
    const signed = await verifyReleaseRequest(getBearerToken(request))
    const releaser = signed && (await findReleaser(signed.publicKey))
    if (!releaser) throw createUnsignedRequestError()
    if (signed.command !== command || spent.has(signed.id)) throw createAlteredRequestError()
    spent.set(signed.id, true)
    return { releaser, sum: signed.sum }
  }
}
export type ReleaseAdmission = ReturnType<typeof createReleaseAdmission>

/** @throws HttpError 401 if the payload does not have the signed hash */
export function requireSignedHash(expected: string, is: string): void {
  if (expected !== is) throw createAlteredRequestError()
}
