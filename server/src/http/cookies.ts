import type { FastifyReply, FastifyRequest } from 'fastify'

/** A cookie that browsers do not send with cross-site requests. */
export interface StoredCookie {
  name: string
  /** Lifetime of the cookie in seconds. */
  seconds: number
  /** Path of the cookie; by default all paths. */
  path?: string
  /** Whether browsers also send the cookie when the user follows a link from another site (`SameSite=Lax`). */
  isSentFromLinks?: boolean
  /** Whether scripts can read the cookie, which then must not contain a secret. */
  isReadable?: boolean
}

const isCookieSecret = (value: string | undefined): value is string => /^[\w-]{43}$/.test(value ?? '')

/** Returns the secrets by cookie name. Ignores values that are not secrets. */
export function readSecretCookies({ cookies }: FastifyRequest, prefix: string): Map<string, string> {
  const secrets = Object.entries(cookies).filter(
    (pair): pair is [string, string] => pair[0].startsWith(prefix) && isCookieSecret(pair[1]),
  )
  return new Map(secrets)
}

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
  { name, seconds, path = '/', isSentFromLinks = false, isReadable = false }: StoredCookie,
  value: string,
): void {
  const sameSite = isSentFromLinks ? 'lax' : 'strict'
  reply.setCookie(name, value, { path, maxAge: seconds, httpOnly: !isReadable, sameSite })
}
