import type { FastifyReply, FastifyRequest } from 'fastify'

/** A secret that a browser keeps for this server alone: no script reads it, and no page of another site has it sent. */
export interface SecretCookie {
  name: string
  /** Life in the browser, in seconds. */
  seconds: number
  /** Below which path it is sent; everywhere where it does not say. */
  path?: string
  /** Whether it is sent too when a link of another site leads here; `SameSite=Lax`. */
  followsLinks?: boolean
}

/** The secrets that a request carries in cookies whose name begins so, by name: only what this server can have made. */
export function cookiesOf({ headers }: FastifyRequest, prefix: string): Map<string, string> {
  const pairs = (headers.cookie ?? '').split(/;\s*/).flatMap((pair): [string, string][] => {
    const [, name = '', secret = ''] = /^([^=]+)=([\w-]{43})$/.exec(pair) ?? []
    return name.startsWith(prefix) ? [[name, secret]] : []
  })
  return new Map(pairs)
}

/** What a request carries of a cookie; null without one, or when it is none that this server can have made. */
export const cookieOf = (request: FastifyRequest, { name }: Pick<SecretCookie, 'name'>): string | null =>
  cookiesOf(request, name).get(name) ?? null

/** Has the browser keep a secret; with a life of 0, forget it. */
export function setCookie(
  reply: FastifyReply,
  { name, seconds, path = '/', followsLinks = false }: SecretCookie,
  secret: string,
): void {
  reply.header(
    'set-cookie',
    `${name}=${secret}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=${followsLinks ? 'Lax' : 'Strict'}`,
  )
}
