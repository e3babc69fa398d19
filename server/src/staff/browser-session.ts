import type { FastifyRequest } from 'fastify'
import { readSecretCookie, type StoredCookie } from '../http/cookies.ts'
import { createUnauthorizedError, HttpError } from '../http/http-error.ts'
import { findStaffPerson, type StaffPerson } from './staff-person.ts'
import { type StaffDependencies, staffSessionSeconds } from './staff-sign-in.ts'

/**
 * Cookie of a staff session. Browsers also send it when the user follows a link from another site, as the identity
 * provider's redirect after sign-in does. Writes therefore also check the origin.
 */
export const staffSessionCookie: StoredCookie = {
  name: 'portal-staff',
  seconds: staffSessionSeconds,
  isSentFromLinks: true,
}

export async function findStaffPersonInBrowser(
  request: FastifyRequest,
  { db, clock, operators }: StaffDependencies,
): Promise<StaffPerson | null> {
  const token = readSecretCookie(request, staffSessionCookie)
  return token ? findStaffPerson(db, token, { now: clock(), operators }) : null
}

/**
 * Writes must come from a page of this origin, since browsers may send cookies with requests of other sites.
 * @throws HttpError 401 without a session, 403 for another origin
 */
export async function requireStaffPerson(
  request: FastifyRequest,
  dependencies: StaffDependencies & { url: string },
): Promise<StaffPerson> {
  if (request.method !== 'GET' && request.headers.origin !== dependencies.url)
    throw new HttpError(403, { error: 'elsewhere', message: 'This did not come from a page of the portal.' })
  const person = await findStaffPersonInBrowser(request, dependencies)
  if (!person) throw createUnauthorizedError()
  return person
}
