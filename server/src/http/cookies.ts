import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'

/**
 * A secret that a browser keeps for this server alone: no script reads it, and no page of another site has it sent. It opens
 * nothing; it only tells one browser from another.
 */
export interface SecretCookie {
  name: string
  /** Life in the browser, in seconds. */
  seconds: number
}

/** What a request carries of a cookie; null without one, or when it is none that this server can have made. */
export function cookieOf({ headers }: FastifyRequest, { name }: SecretCookie): string | null {
  const found = headers.cookie?.split(/;\s*/).find((pair) => pair.startsWith(`${name}=`))
  return /=([\w-]{43})$/.exec(found ?? '')?.[1] ?? null
}

/** Has the browser keep a secret. */
export function setCookie(
  { portalUrl }: Pick<Config, 'portalUrl'>,
  reply: FastifyReply,
  { name, seconds }: SecretCookie,
  secret: string,
): void {
  const secure = portalUrl.startsWith('https:') ? '; Secure' : ''
  reply.header(
    'set-cookie',
    `${name}=${secret}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`,
  )
}
