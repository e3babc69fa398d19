import type { FastifyInstance } from 'fastify'
import { setCookie } from '../http/cookies.ts'
import { developCookie, isDevelopTicket } from '../registry/development-channels.ts'
import type { PlacedRemote } from '../registry/page-remotes.ts'
import { createReleaseId, type PageRelease } from './page-release.ts'
import type { PageServerDependencies } from './page-server-dependencies.ts'

/**
 * Page where a developer's browser gets its ticket as a cookie, and then continues to the portal. Exists only if
 * development is allowed.
 */
export function registerDevelopmentPage(
  app: FastifyInstance,
  { key }: Pick<PageServerDependencies, 'key'>,
): void {
  app.get<{ Querystring: { ticket?: string } }>('/_development', async ({ query }, reply) => {
    const { ticket = '' } = query
    if (isDevelopTicket(key, ticket, Date.now())) setCookie(reply, developCookie, ticket)
    return reply.header('cache-control', 'no-store').redirect('/')
  })
}

/** Response to a poll by a page with development builds. */
export interface CurrentRelease {
  edition: string
  /** Hash of the development builds' descriptors. If it changes, the page must reload. */
  described: string
  /** URL and files of each development build. */
  underWork: readonly Pick<PlacedRemote, 'name' | 'base' | 'files'>[]
}

export const toCurrentRelease = ({
  edition,
  underWork,
}: Pick<PageRelease, 'edition' | 'underWork'>): CurrentRelease => ({
  edition,
  described: createReleaseId(
    underWork.map(({ contributes, labels }) => JSON.stringify([contributes, labels])),
  ),
  underWork: underWork.map(({ name, base, files }) => ({ name, base, files })),
})

/**
 * Creates the script of a page with development builds. It hot-updates newer builds, and reloads the page if that
 * fails, if the shell or a descriptor has changed, or if the development build was removed. It polls ten times a
 * second.
 */
export const createFollowScript = ({ edition, described }: CurrentRelease): string =>
  `(${followFunctionCode})(${JSON.stringify(edition)},${JSON.stringify(described)})`

const followFunctionCode = `async (own, described) => {
  const take = ({ name, ...build }) => globalThis.__PORTAL_HOT__?.[name]?.(build).catch(() => false)
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 100))
    const answer = await fetch('/_edition').then((response) => response.json()).catch(() => null)
    if (!answer || answer.edition === own) continue
    const taken = answer.described === described ? await Promise.all(answer.underWork.map(take)) : []
    if (!taken.includes(true)) return location.reload()
    own = answer.edition
  }
}`
