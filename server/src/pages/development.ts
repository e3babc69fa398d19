import type { FastifyInstance } from 'fastify'
import { setCookie } from '../http/cookies.ts'
import { developCookie, isDevelopTicket } from '../registry/development-channels.ts'
import type { PlacedRemote } from '../registry/page-remotes.ts'
import type { PageServerDependencies } from './dependencies.ts'
import { editionOf, type PageRelease } from './page-release.ts'

/**
 * Page where a developer's browser gets its ticket as a cookie and continues to the portal; only if development is
 * allowed.
 */
export function developmentPage(app: FastifyInstance, { key }: Pick<PageServerDependencies, 'key'>): void {
  app.get<{ Querystring: { ticket?: string } }>('/_development', async ({ query }, reply) => {
    const { ticket = '' } = query
    if (isDevelopTicket(key, ticket, Date.now())) setCookie(reply, developCookie, ticket)
    return reply.header('cache-control', 'no-store').redirect('/')
  })
}

/** Response to the poll of a page with development builds: its current release. */
export interface Newest {
  edition: string
  /** Hash of the development builds' descriptors, whose changes need a page reload. */
  described: string
  /** URL and files of each development build. */
  underWork: readonly Pick<PlacedRemote, 'name' | 'base' | 'files'>[]
}

/** The current release, for a page with development builds. */
export const newestOf = ({ edition, underWork }: Pick<PageRelease, 'edition' | 'underWork'>): Newest => ({
  edition,
  described: editionOf(underWork.map(({ contributes, labels }) => JSON.stringify([contributes, labels]))),
  underWork: underWork.map(({ name, base, files }) => ({ name, base, files })),
})

/**
 * Script of a page with development builds: hot-updates a newer build, and reloads the page if that fails, if the shell
 * or a descriptor has changed, or if the development build was removed. It polls ten times a second.
 */
export const followBuilds = ({ edition, described }: Newest): string =>
  `(${follow})(${JSON.stringify(edition)},${JSON.stringify(described)})`

const follow = `async (own, described) => {
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
