import type { FastifyRequest } from 'fastify'
import { cookieOf, type StoredCookie } from '../http/cookies.ts'
import { HttpError, unauthorized } from '../http/http-error.ts'
import { personOf, type StaffPerson } from './person.ts'
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
export async function personInBrowser(
  request: FastifyRequest,
  { db, clock, operators }: StaffParts,
): Promise<StaffPerson | null> {
  const token = cookieOf(request, sessionCookie)
  return token ? personOf(db, token, { now: clock(), operators }) : null
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
  const person = await personInBrowser(request, parts)
  if (!person) throw unauthorized()
  return person
}
