import { and, eq, isNull, lt } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import type { Context } from '../context.ts'
import type { Database } from '../database/database.ts'
import { staff, staffSessions } from '../database/tables/staff.ts'
import { HttpError } from '../http/http-error.ts'
import { parseInput } from '../http/parse-input.ts'
import { createSecretToken, hashSecret } from '../sessions/secret-token.ts'
import { getBearerToken } from './bearer.ts'
import type { IdentityProvider, StaffIdentity } from './identity.ts'
import { findStaffPerson } from './person.ts'

/** Duration of a staff session in seconds: a working day. */
export const staffSessionSeconds = 12 * 3600

const FinishBody = v.object({ device_code: v.pipe(v.string(), v.nonEmpty(), v.maxLength(2000)) })

const createUnknownPersonError = () =>
  new HttpError(403, {
    error: 'unknown_person',
    message:
      'You are known to the provider of identities, and not to this portal: ask the owner of your firm for a role.',
  })

/** Dependencies of staff sign-in; `operators` are e-mail addresses of operators. */
export type StaffParts = Pick<Context, 'db' | 'clock'> & { operators: readonly string[] }

/**
 * The person of an identity. At the first sign-in matched by verified address; afterwards only by the provider's
 * subject.
 * @throws HttpError 403 for an unknown person
 */
async function findKnownPerson(
  { db, operators }: StaffParts,
  { issuer, subject, email, name }: StaffIdentity,
): Promise<number> {
  const own = and(eq(staff.issuer, issuer), eq(staff.subject, subject))
  const [known] = await db.select({ id: staff.id }).from(staff).where(own)
  if (known) return known.id
  if (email === null) throw createUnknownPersonError()
  if (operators.includes(email))
    await db
      .insert(staff)
      .values({ email, name: name ?? email })
      .onConflictDoNothing()
  const [bound] = await db
    .update(staff)
    .set({ issuer, subject })
    .where(and(eq(staff.email, email), isNull(staff.subject)))
    .returning({ id: staff.id })
  if (!bound) throw createUnknownPersonError()
  return bound.id
}

/**
 * Starts a session for an identity; returns its token.
 * @throws HttpError 403 for an unknown person
 */
export async function beginStaffSession(parts: StaffParts, identity: StaffIdentity): Promise<string> {
  const { db, clock } = parts
  const staffId = await findKnownPerson(parts, identity)
  const token = createSecretToken()
  const now = clock()
  await db.delete(staffSessions).where(lt(staffSessions.expiresAt, now))
  const expiresAt = new Date(now.getTime() + staffSessionSeconds * 1000)
  await db.insert(staffSessions).values({ hash: hashSecret(token), staffId, expiresAt })
  return token
}

/** Ends the session of a token. */
export const endStaffSession = (db: Database, token: string): Promise<unknown> =>
  db.delete(staffSessions).where(eq(staffSessions.hash, hashSecret(token)))

/** Rate limit of sign-ins per IP address, because each contacts the identity provider. */
export const signInLimit = { config: { rateLimit: { max: 60, timeWindow: '1 minute' } } }

/** Sign-in on the command line: start, open the provider's page, and poll for a token valid for a working day. */
export function registerStaffSignIn(
  app: FastifyInstance,
  parts: StaffParts,
  provider: IdentityProvider,
): void {
  const { db, clock, operators } = parts

  app.post('/staff/device', signInLimit, async () => ({ data: await provider.begin() }))

  app.post('/staff/session', signInLimit, async ({ body }, reply) => {
    const identity = await provider.finish(parseInput(FinishBody, body ?? {}).device_code)
    if (!identity) return reply.code(202).send({ data: null })
    const token = await beginStaffSession(parts, identity)
    const person = await findStaffPerson(db, token, { now: clock(), operators })
    return { data: { token, name: person?.name, operator: person?.isOperator } }
  })

  app.delete('/staff/session', async (request, reply) => {
    await endStaffSession(db, getBearerToken(request))
    return reply.code(204).send()
  })
}
