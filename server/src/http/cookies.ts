import type { FastifyReply, FastifyRequest } from 'fastify'

/** A cookie of this server, not sent with cross-site requests. */
export interface StoredCookie {
  name: string
  /** Lifetime in seconds. */
  seconds: number
  /** Path that it is limited to; all by default. */
  path?: string
  /** Also sent when following a link from another site; `SameSite=Lax`. */
  followsLinks?: boolean
  /** Readable by scripts of the page: not a secret. */
  isReadable?: boolean
}

const isSecret = (value: string | undefined): value is string => /^[\w-]{43}$/.test(value ?? '')

/** Secrets in cookies with a name prefix, by name; only values in this server's format. */
export function cookiesOf({ cookies }: FastifyRequest, prefix: string): Map<string, string> {
  const secrets = Object.entries(cookies).filter(
    (pair): pair is [string, string] => pair[0].startsWith(prefix) && isSecret(pair[1]),
  )
  return new Map(secrets)
}

/** Secret in a cookie; null without one, or in another format. */
export function cookieOf({ cookies }: FastifyRequest, { name }: Pick<StoredCookie, 'name'>): string | null {
  const value = cookies[name]
  return isSecret(value) ? value : null
}

/** Sets a cookie; removes it with a lifetime of 0. It is `Secure` if browsers use https. */
export function setCookie(
  reply: FastifyReply,
  { name, seconds, path = '/', followsLinks = false, isReadable = false }: StoredCookie,
  value: string,
): void {
  const sameSite = followsLinks ? 'lax' : 'strict'
  reply.setCookie(name, value, { path, maxAge: seconds, httpOnly: !isReadable, sameSite })
}
