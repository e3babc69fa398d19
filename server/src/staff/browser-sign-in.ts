import { createHash } from 'node:crypto'
import { staffSessionPath, staffSignedOutPath } from '@portal/contract/staff'
import { escapeHtml } from '@portal/domain/format/escape-html'
import type { FastifyInstance, FastifyReply } from 'fastify'
import * as v from 'valibot'
import { readSecretCookie, type StoredCookie, setCookie } from '../http/cookies.ts'
import { HttpError } from '../http/http-error.ts'
import { parseInput } from '../http/parse-input.ts'
import { sendPlainPage } from '../http/plain-page.ts'
import { createSecretToken } from '../sessions/secret-token.ts'
import { requireStaffPerson, staffSessionCookie } from './browser-session.ts'
import type { BrowserSecrets, IdentityProvider } from './identity-provider.ts'
import {
  beginStaffSession,
  endStaffSession,
  type StaffDependencies,
  staffSignInRateLimit,
} from './staff-sign-in.ts'

/** Path that starts a sign-in. `?next` is the page after sign-in. */
export const staffSignInPath = '/staff/sign-in'
export const staffReturnPath = '/staff/return'

const staffSignInStateCookie: StoredCookie = {
  name: 'portal-staff-begun',
  seconds: 600,
  path: '/staff',
  isSentFromLinks: true,
}

/** Path of a page of this portal; the first page by default. */
const PathAfterSignIn = v.fallback(v.pipe(v.string(), v.regex(/^\/(?![/\\])[\w/?=&.~%-]{0,300}$/)), '/')
const SignInQuery = v.object({
  next: v.optional(PathAfterSignIn, '/'),
  /** Whether the provider asks for the identity again. */
  anew: v.optional(v.literal('true')),
})
const ReturnQuery = v.object({ state: v.optional(v.string(), '') })

/**
 * Derives state, nonce and verifier from the secret in the cookie. The state also contains the path of the page after
 * sign-in.
 */
function deriveBrowserSecrets(secret: string, next: string): BrowserSecrets {
  const deriveSecret = (what: string) =>
    createHash('sha256').update(`${what}\n${next}\n${secret}`).digest('base64url')
  return {
    state: `${deriveSecret('state')}.${encodeURIComponent(next)}`,
    nonce: deriveSecret('nonce'),
    verifier: deriveSecret('verifier'),
  }
}

/** Shows a message with a link to sign in. */
const sendMessagePage = (reply: FastifyReply, title: string, sentence: string) =>
  sendPlainPage(
    reply,
    title,
    `<h1>${title}</h1><p>${escapeHtml(sentence)}</p><p><a class="button" href="${staffSignInPath}?anew=true">Sign in</a></p>`,
  )

/** Returns the path of the page after sign-in from a state; the first page for an invalid state. */
function getPathAfterSignIn(state: string): string {
  try {
    return v.parse(PathAfterSignIn, decodeURIComponent(state.slice(state.indexOf('.') + 1)))
  } catch {
    return '/'
  }
}

/**
 * Registers the sign-in of staff by OpenID Connect (authorization code with PKCE). The session lasts a working day.
 * `url` is the public origin.
 */
export function registerBrowserSignIn(
  app: FastifyInstance,
  dependencies: StaffDependencies & { url: string },
  provider: IdentityProvider,
): void {
  const { db, url } = dependencies

  app.get(staffSignInPath, staffSignInRateLimit, async (request, reply) => {
    const { next, anew } = parseInput(SignInQuery, request.query)
    const secret = createSecretToken()
    setCookie(reply, staffSignInStateCookie, secret)
    const address = await provider.createSignInUrl(
      new URL(staffReturnPath, url),
      deriveBrowserSecrets(secret, next),
      anew !== undefined,
    )
    return reply.header('cache-control', 'no-store').redirect(address.href, 303)
  })

  app.get(staffReturnPath, staffSignInRateLimit, async (request, reply) => {
    const next = getPathAfterSignIn(parseInput(ReturnQuery, request.query).state)
    const secret = readSecretCookie(request, staffSignInStateCookie)
    const again = `${staffSignInPath}?${new URLSearchParams({ next })}`
    if (!secret) return reply.redirect(again, 303)
    setCookie(reply, { ...staffSignInStateCookie, seconds: 0 }, '')
    try {
      const identity = await provider.readRedirect(
        new URL(request.url, url),
        deriveBrowserSecrets(secret, next),
      )
      setCookie(reply, staffSessionCookie, await beginStaffSession(dependencies, identity, app.log))
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      return sendMessagePage(reply.code(error.status), 'You are not signed in', error.message)
    }
    return reply.header('cache-control', 'no-store').redirect(next, 303)
  })

  app.get(staffSignedOutPath, (_request, reply) =>
    sendMessagePage(reply, 'You are signed out', 'Everything that you did is kept.'),
  )

  app.delete(staffSessionPath, async (request, reply) => {
    await requireStaffPerson(request, dependencies)
    await endStaffSession(db, readSecretCookie(request, staffSessionCookie) ?? '')
    setCookie(reply, { ...staffSessionCookie, seconds: 0 }, '')
    return reply.code(204).send()
  })
}
