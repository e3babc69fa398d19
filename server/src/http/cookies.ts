import type { FastifyReply, FastifyRequest } from 'fastify'

/** A cookie of this server, which requests from other sites do not carry. */
export interface KeptCookie {
  name: string
  /** Life in the browser, in seconds. */
  seconds: number
  /** Below which path it is sent; everywhere where it does not say. */
  path?: string
  /** Whether it is sent too when a link of another site leads here; `SameSite=Lax`. */
  followsLinks?: boolean
  /** Whether scripts of the page may read it: nothing secret. */
  isReadable?: boolean
}

const isSecret = (value: string | undefined): value is string => /^[\w-]{43}$/.test(value ?? '')

/** The secrets that a request carries in cookies whose name begins so, by name: only what this server can have made. */
export function cookiesOf({ cookies }: FastifyRequest, prefix: string): Map<string, string> {
  const secrets = Object.entries(cookies).filter(
    (pair): pair is [string, string] => pair[0].startsWith(prefix) && isSecret(pair[1]),
  )
  return new Map(secrets)
}

/** The secret in a cookie of a request; null without one, or where it has not the form of this server's secrets. */
export function cookieOf({ cookies }: FastifyRequest, { name }: Pick<KeptCookie, 'name'>): string | null {
  const value = cookies[name]
  return isSecret(value) ? value : null
}

/** Sets a cookie; with a life of 0, removes it. It is `Secure` where browsers reach the server by https. */
export function setCookie(
  reply: FastifyReply,
  { name, seconds, path = '/', followsLinks = false, isReadable = false }: KeptCookie,
  value: string,
): void {
  const sameSite = followsLinks ? 'lax' : 'strict'
  reply.setCookie(name, value, { path, maxAge: seconds, httpOnly: !isReadable, sameSite })
}
