import { and, eq, isNull, lt } from 'drizzle-orm'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import * as v from 'valibot'
import type { Context } from '../context.ts'
import type { Database } from '../database/database.ts'
import { staff, staffSessions } from '../database/tables/staff.ts'
import { HttpError } from '../http/http-error.ts'
import { parseInput } from '../http/parse-input.ts'
import { createSecretToken, hashSecret } from '../sessions/secret-token.ts'
import type { IdentityProvider, StaffIdentity } from './identity-provider.ts'
import { findStaffPerson, getBearerToken } from './staff-person.ts'

/** Staff sessions last a working day. */
export const staffSessionSeconds = 12 * 3600

const FinishSignInBody = v.object({ device_code: v.pipe(v.string(), v.nonEmpty(), v.maxLength(2000)) })

const createUnknownPersonError = () =>
  new HttpError(403, {
    error: 'unknown_person',
    message:
      'You are known to the provider of identities, and not to this portal: ask the owner of your firm for a role.',
  })

/** `operators` are e-mail addresses of operators. */
export type StaffDependencies = Pick<Context, 'db' | 'clock'> & { operators: readonly string[] }

/**
 * Finds the person of an identity. At the first sign-in the verified e-mail address identifies a person, later only the
 * provider's subject. For an unknown person, logs the reason and throws HttpError 403.
 */
async function findKnownPerson(
  { db, operators }: StaffDependencies,
  { issuer, subject, email, name }: StaffIdentity,
  log: FastifyBaseLogger,
): Promise<number> {
  const own = and(eq(staff.issuer, issuer), eq(staff.subject, subject))
  const [known] = await db.select({ id: staff.id }).from(staff).where(own)
  if (known) return known.id
  const refuse = (reason: string) => {
    log.warn({ reason }, 'first sign-in of a staff member refused')
    return createUnknownPersonError()
  }
  if (email === null) throw refuse('the provider sends no e-mail address with email_verified: true')
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
  if (bound) return bound.id
  const [other] = await db.select({ id: staff.id }).from(staff).where(eq(staff.email, email))
  throw refuse(
    other
      ? 'the e-mail address belongs to a staff member whom the provider names by another issuer or subject'
      : 'the e-mail address is neither that of a staff member nor in STAFF_OPERATORS',
  )
}

/** Starts a session, and returns its token. Throws HttpError 403 for an unknown person. */
export async function beginStaffSession(
  dependencies: StaffDependencies,
  identity: StaffIdentity,
  log: FastifyBaseLogger,
): Promise<string> {
  const { db, clock } = dependencies
  const staffId = await findKnownPerson(dependencies, identity, log)
  const token = createSecretToken()
  const now = clock()
  await db.delete(staffSessions).where(lt(staffSessions.expiresAt, now))
  const expiresAt = new Date(now.getTime() + staffSessionSeconds * 1000)
  await db.insert(staffSessions).values({ hash: hashSecret(token), staffId, expiresAt })
  return token
}

export const endStaffSession = (db: Database, token: string): Promise<unknown> =>
  db.delete(staffSessions).where(eq(staffSessions.hash, hashSecret(token)))

/** Limits sign-ins, since each sends requests to the identity provider. */
export const staffSignInRateLimit = { config: { rateLimit: { max: 60, timeWindow: '1 minute' } } }

/** Registers the sign-in on the command line: start, open the provider's page, and poll for a token. */
export function registerStaffSignIn(
  app: FastifyInstance,
  dependencies: StaffDependencies,
  provider: IdentityProvider,
): void {
  const { db, clock, operators } = dependencies

  app.post('/staff/device', staffSignInRateLimit, async () => ({ data: await provider.startDeviceSignIn() }))

  app.post('/staff/session', staffSignInRateLimit, async ({ body }, reply) => {
    const identity = await provider.pollDeviceSignIn(parseInput(FinishSignInBody, body ?? {}).device_code)
    if (!identity) return reply.code(202).send({ data: null })
    const token = await beginStaffSession(dependencies, identity, app.log)
    const person = await findStaffPerson(db, token, { now: clock(), operators })
    return { data: { token, name: person?.name, operator: person?.isOperator } }
  })

  app.delete('/staff/session', async (request, reply) => {
    await endStaffSession(db, getBearerToken(request))
    return reply.code(204).send()
  })
}
