import { createHash } from 'node:crypto'
import { isDevelopment } from '@portal/contract/registry'
import type { FastifyRequest } from 'fastify'
import { shellBuildOf, shellName } from '../registry/builds.ts'
import { developedFor, withDeveloped, withDevelopmentShell } from '../registry/development.ts'
import { isRollingOut, isShared, select } from '../registry/selection.ts'
import { trialsOf, withTrials } from '../registry/trial.ts'
import type { PageServerDependencies } from './dependencies.ts'
import { bucketOf } from './rollout-bucket.ts'
import { tenantOf } from './tenant.ts'

/** What a page is made of, for whoever asks for it. */
export type PageRelease = Awaited<ReturnType<typeof selectRelease>>

/** What the customer who asks for a page gets: the firm, the shell, the remotes. */
export async function selectRelease(request: FastifyRequest, parts: PageServerDependencies) {
  const { cookie } = request.headers
  const [found, registry] = await Promise.all([tenantOf(request, parts), parts.registry()])
  const { development, demo } = parts.config
  const developed = development ? await developedFor(parts.db, parts.key, cookie) : null
  const tried = withDeveloped(withTrials(registry, trialsOf(parts.key, cookie, Date.now())), developed)
  const state = development || demo ? await withDevelopmentShell(parts.db, tried) : tried
  const { bucket, isNew } = bucketOf(cookie)
  const shellBuild = select(state, shellName, found.subdomain, bucket)?.build
  const shell = shellBuild ? shellBuildOf(shellBuild) : null
  const { remotes, recent, snapshotFor } = parts.registryOf(state, {
    tenant: found.tenant && found.subdomain,
    bucket,
  })
  return {
    address: found,
    shell,
    remotes,
    snapshotFor,
    recent,
    /** Whether the page tells how its remotes fare: not where it shows what no customer gets. */
    watched: isRollingOut(registry, found.subdomain) && state === registry,
    /** Remotes of the page that are builds under work. */
    underWork: remotes.filter(isDevelopment),
    edition: editionOf([shellBuild?.hash ?? '', ...remotes.map(({ name, hash }) => name + hash)]),
    /** The share of the customers in which this device must stay from now on; null where it is in one, or there are none. */
    newBucket: isNew && isShared(state, found.subdomain) ? bucket : null,
  }
}

/** One short name for everything a page is made of; another when anything of it is. */
export const editionOf = (parts: readonly string[]): string =>
  createHash('sha256').update(parts.join(' ')).digest('hex').slice(0, 12)
