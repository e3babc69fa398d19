import type { FastifyInstance } from 'fastify'
import { setCookie } from '../http/cookies.ts'
import { developCookie, isDevelopTicket } from '../registry/development.ts'
import type { PlacedRemote } from '../registry/placed.ts'
import type { PageServerDependencies } from './dependencies.ts'
import { editionOf, type PageRelease } from './page-release.ts'

/** Where a developer's browser takes its ticket and goes on to the portal; there only where development is allowed. */
export function developmentPage(app: FastifyInstance, { key }: Pick<PageServerDependencies, 'key'>): void {
  app.get<{ Querystring: { ticket?: string } }>('/_development', async ({ query }, reply) => {
    const { ticket = '' } = query
    if (isDevelopTicket(key, ticket, Date.now())) setCookie(reply, developCookie, ticket)
    return reply.header('cache-control', 'no-store').redirect('/')
  })
}

/** What a page with builds under work asks for: what it would be made of now. */
export interface Newest {
  edition: string
  /** One short name for all that the builds under work say of themselves, which a page cannot take in while it runs. */
  described: string
  /** Where each of them is, and its files. */
  underWork: readonly Pick<PlacedRemote, 'name' | 'base' | 'files'>[]
}

/** What is newest for whoever gets such an offer. */
export const newestOf = ({ edition, underWork }: Pick<PageRelease, 'edition' | 'underWork'>): Newest => ({
  edition,
  described: editionOf(underWork.map(({ contributes, labels }) => JSON.stringify([contributes, labels]))),
  underWork: underWork.map(({ name, base, files }) => ({ name, base, files })),
})

/**
 * Script of a page with builds under work: has them take what is newer while the page runs, and reloads it where one
 * cannot, where the shell or what a build says of itself is newer, or where what is under work has come to an end. It
 * asks ten times a second.
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
