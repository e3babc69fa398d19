import type { FastifyInstance } from 'fastify'
import { setCookie } from '../http/cookies.ts'
import { developmentCookie, isValidDevelopmentTicket } from '../registry/development-channels.ts'
import type { PageRemote } from '../registry/tenant-registry.ts'
import { createReleaseId, type PageRelease } from './page-release.ts'
import type { PageServerDependencies } from './page-server-dependencies.ts'

/**
 * Stores the developer's ticket as a cookie, and redirects to the portal. Registered only if the operator allows
 * development builds.
 */
export function registerDevelopmentPage(
  app: FastifyInstance,
  { key }: Pick<PageServerDependencies, 'key'>,
): void {
  app.get<{ Querystring: { ticket?: string } }>('/_development', async ({ query }, reply) => {
    const { ticket = '' } = query
    if (isValidDevelopmentTicket(key, ticket, Date.now())) setCookie(reply, developmentCookie, ticket)
    return reply.header('cache-control', 'no-store').redirect('/')
  })
}

/** Response to polls of a page with development builds. */
export interface CurrentRelease {
  edition: string
  /** Hash of the descriptors. The page must reload if it changes. */
  descriptorHash: string
  /** URL and files of each development build. */
  developmentBuilds: readonly Pick<PageRemote, 'name' | 'base' | 'files'>[]
}

export const toCurrentRelease = ({
  edition,
  developmentBuilds,
}: Pick<PageRelease, 'edition' | 'developmentBuilds'>): CurrentRelease => ({
  edition,
  descriptorHash: createReleaseId(
    developmentBuilds.map(({ contributes, labels }) => JSON.stringify([contributes, labels])),
  ),
  developmentBuilds: developmentBuilds.map(({ name, base, files }) => ({ name, base, files })),
})

/**
 * Creates a script that polls for newer development builds, and hot-updates them. It reloads the page if that fails, or
 * if the shell or a descriptor has changed.
 */
export const createHotUpdateScript = ({ edition, descriptorHash }: CurrentRelease): string =>
  `(${hotUpdateFunctionCode})(${JSON.stringify(edition)},${JSON.stringify(descriptorHash)})`

const hotUpdateFunctionCode = `async (own, descriptorHash) => {
  const take = ({ name, ...build }) => globalThis.__PORTAL_HOT__?.[name]?.(build).catch(() => false)
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 100))
    const answer = await fetch('/_edition').then((response) => response.json()).catch(() => null)
    if (!answer || answer.edition === own) continue
    const taken = answer.descriptorHash === descriptorHash ? await Promise.all(answer.developmentBuilds.map(take)) : []
    if (!taken.includes(true)) return location.reload()
    own = answer.edition
  }
}`
