import type { FastifyReply, FastifyRequest } from 'fastify'

/** A cookie of this server. Browsers do not send it with cross-site requests. */
export interface StoredCookie {
  name: string
  /** Lifetime in seconds. */
  seconds: number
  /** Path to which the cookie is limited; by default all paths. */
  path?: string
  /** Browsers also send the cookie when they follow a link from another site (`SameSite=Lax`). */
  followsLinks?: boolean
  /** Scripts of the page can read the cookie, so it contains no secret. */
  isReadable?: boolean
}

const isCookieSecret = (value: string | undefined): value is string => /^[\w-]{43}$/.test(value ?? '')

/** Reads the secrets in cookies with a name prefix, by name. Values in another format are ignored. */
export function readSecretCookies({ cookies }: FastifyRequest, prefix: string): Map<string, string> {
  const secrets = Object.entries(cookies).filter(
    (pair): pair is [string, string] => pair[0].startsWith(prefix) && isCookieSecret(pair[1]),
  )
  return new Map(secrets)
}

/** Reads the secret in a cookie; null if the cookie is missing or has another format. */
export function readSecretCookie(
  { cookies }: FastifyRequest,
  { name }: Pick<StoredCookie, 'name'>,
): string | null {
  const value = cookies[name]
  return isCookieSecret(value) ? value : null
}

/** Sets a cookie; a lifetime of 0 removes it. The cookie is `Secure` if the portal uses https. */
export function setCookie(
  reply: FastifyReply,
  { name, seconds, path = '/', followsLinks = false, isReadable = false }: StoredCookie,
  value: string,
): void {
  const sameSite = followsLinks ? 'lax' : 'strict'
  reply.setCookie(name, value, { path, maxAge: seconds, httpOnly: !isReadable, sameSite })
}
