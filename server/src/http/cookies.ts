import type { FastifyReply, FastifyRequest } from 'fastify'

/** Browsers do not send it with cross-site requests. */
export interface StoredCookie {
  name: string
  /** In seconds. */
  seconds: number
  /** By default all paths. */
  path?: string
  /** Browsers also send it when a link from another site is followed (`SameSite=Lax`). */
  isSentFromLinks?: boolean
  /** Scripts can read it, so it must not contain a secret. */
  isReadable?: boolean
}

const isCookieSecret = (value: string | undefined): value is string => /^[\w-]{43}$/.test(value ?? '')

/** By cookie name. Other values than secrets are ignored. */
export function readSecretCookies({ cookies }: FastifyRequest, prefix: string): Map<string, string> {
  const secrets = Object.entries(cookies).filter(
    (pair): pair is [string, string] => pair[0].startsWith(prefix) && isCookieSecret(pair[1]),
  )
  return new Map(secrets)
}

/** Null if the cookie is missing or is no secret. */
export function readSecretCookie(
  { cookies }: FastifyRequest,
  { name }: Pick<StoredCookie, 'name'>,
): string | null {
  const value = cookies[name]
  return isCookieSecret(value) ? value : null
}

/** A lifetime of 0 removes the cookie. It is `Secure` if the portal uses https. */
export function setCookie(
  reply: FastifyReply,
  { name, seconds, path = '/', isSentFromLinks = false, isReadable = false }: StoredCookie,
  value: string,
): void {
  const sameSite = isSentFromLinks ? 'lax' : 'strict'
  reply.setCookie(name, value, { path, maxAge: seconds, httpOnly: !isReadable, sameSite })
}
