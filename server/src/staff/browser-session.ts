import type { FastifyRequest } from 'fastify'
import { cookieOf, type KeptCookie } from '../http/cookies.ts'
import { HttpError, unauthorized } from '../http/http-error.ts'
import { personOf, type StaffPerson } from './person.ts'
import { type StaffParts, staffSessionSeconds } from './sign-in.ts'

/**
 * The session of staff in a browser. It is sent when a link elsewhere leads here, such as the way back from the provider of
 * identities; what changes anything asks besides where it comes from.
 */
export const sessionCookie: KeptCookie = {
  name: 'portal-staff',
  seconds: staffSessionSeconds,
  followsLinks: true,
}

/** Who of the staff a browser's request is of; null for nobody. */
export async function personInBrowser(
  request: FastifyRequest,
  { db, clock, operators }: StaffParts,
): Promise<StaffPerson | null> {
  const token = cookieOf(request, sessionCookie)
  return token ? personOf(db, token, { now: clock(), operators }) : null
}

/**
 * Who of the staff a call is of. One that changes something must come of a page of this very origin: a cookie alone comes along
 * with what pages elsewhere send.
 * @throws HttpError 401 for nobody, 403 for a page of another origin
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
