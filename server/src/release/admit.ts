import { readRequest } from '@portal/contract/release-request'
import { and, eq, isNull } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { publishers } from '../database/tables/build.ts'
import { HttpError } from '../http/http-error.ts'
import { bearerOf } from '../staff/bearer.ts'
import type { ReleaseParts } from './parts.ts'

/** Who releases, by the key that a request is signed with. */
export interface Releaser {
  /** Team, or `operator`. */
  name: string
  publicKey: string
  isOperator: boolean
  /** Remotes that it may publish and place; `*` among them for all. */
  remotes: readonly string[]
}

const forbidden = (message: string) => new HttpError(403, { error: 'not_granted', message })

/** @throws HttpError 403 where a key is not granted a remote */
export function requireGrant({ name, remotes }: Releaser, remote: string): void {
  if (remotes.includes('*') || remotes.includes(remote)) return
  throw forbidden(`The key of ${name} may not release ${remote}: it is granted ${remotes.join(', ')}.`)
}

/** @throws HttpError 403 for whoever is no operator */
export function requireOperator({ name, isOperator }: Releaser): void {
  if (!isOperator) throw forbidden(`The key of ${name} may not do this: it takes an operator’s.`)
}

const unsigned = () =>
  new HttpError(401, {
    error: 'unauthorized',
    message:
      'Sign with a key that this portal knows: RELEASE_KEY. An operator grants it: pnpm release grant.',
  })
const altered = () =>
  new HttpError(401, { error: 'altered', message: 'What was signed is not what came, or came twice.' })

/** So long a signed request is remembered, in milliseconds: longer than it is believed. */
const remembered = 120_000

/** Lets requests in that a known key has signed, each once; whoever has been withdrawn is no longer known. */
export function createAdmission({ db, operators }: Pick<ReleaseParts, 'db' | 'operators'>) {
  const spent = new LRUCache<string, true>({ max: 10_000, ttl: remembered })

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
   * Who signed a request to do a command; `sum` is what the signature says of what goes with it.
   * @throws HttpError 401 when nobody that is known did, or it came before
   */
  return async (request: FastifyRequest, command: string): Promise<{ releaser: Releaser; sum: string }> => {
    const signed = await readRequest(bearerOf(request))
    const releaser = signed && (await releaserWith(signed.publicKey))
    if (!releaser) throw unsigned()
    if (signed.command !== command || spent.has(signed.id)) throw altered()
    spent.set(signed.id, true)
    return { releaser, sum: signed.sum }
  }
}
export type Admit = ReturnType<typeof createAdmission>

/** @throws HttpError 401 when something is not what was signed */
export function requireSum(expected: string, is: string): void {
  if (expected !== is) throw altered()
}
