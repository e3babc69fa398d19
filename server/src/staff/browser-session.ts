import type { FastifyRequest } from 'fastify'
import { readSecretCookie, type StoredCookie } from '../http/cookies.ts'
import { HttpError, unauthorizedError } from '../http/http-error.ts'
import { findStaffPerson, type StaffPerson } from './person.ts'
import { type StaffParts, staffSessionSeconds } from './sign-in.ts'

/**
 * Session cookie of staff. It is sent when following links from elsewhere, such as from the identity provider; writes
 * additionally check the origin.
 */
export const sessionCookie: StoredCookie = {
  name: 'portal-staff',
  seconds: staffSessionSeconds,
  followsLinks: true,
}

/** Staff member of a browser's request; null without a session. */
export async function findPersonInBrowser(
  request: FastifyRequest,
  { db, clock, operators }: StaffParts,
): Promise<StaffPerson | null> {
  const token = readSecretCookie(request, sessionCookie)
  return token ? findStaffPerson(db, token, { now: clock(), operators }) : null
}

/**
 * Staff member of a call. Writes must come from a page of this origin, because cookies alone are sent with requests of
 * other sites.
 * @throws HttpError 401 without a session, 403 for another origin
 */
export async function requirePerson(
  request: FastifyRequest,
  parts: StaffParts & { url: string },
): Promise<StaffPerson> {
  if (request.method !== 'GET' && request.headers.origin !== parts.url)
    throw new HttpError(403, { error: 'elsewhere', message: 'This did not come from a page of the portal.' })
  const person = await findPersonInBrowser(request, parts)
  if (!person) throw unauthorizedError()
  return person
}
