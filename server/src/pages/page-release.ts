import { createHash } from 'node:crypto'
import { isDevelopment } from '@portal/contract/registry'
import type { FastifyRequest } from 'fastify'
import { shellBuildOf, shellName } from '../registry/builds.ts'
import {
  developmentBuildFor,
  withDevelopmentBuild,
  withDevelopmentShell,
} from '../registry/development-channels.ts'
import { isRollingOut, isShared, select } from '../registry/selection.ts'
import { trialsOf, withTrials } from '../registry/trial-builds.ts'
import type { PageServerDependencies } from './dependencies.ts'
import { bucketOf } from './rollout-bucket.ts'
import { tenantOf } from './tenant.ts'

export type PageRelease = Awaited<ReturnType<typeof selectRelease>>

/** Selects the tenant, shell and remotes for a page request. */
export async function selectRelease(request: FastifyRequest, parts: PageServerDependencies) {
  const { cookie } = request.headers
  const [found, registry] = await Promise.all([tenantOf(request, parts), parts.registry()])
  const { development, demo } = parts.config
  const developed = development ? await developmentBuildFor(parts.db, parts.key, cookie) : null
  const tried = withDevelopmentBuild(withTrials(registry, trialsOf(parts.key, cookie, Date.now())), developed)
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
    /** Whether the page reports how its remotes fare; not when it shows builds that customers do not get. */
    watched: isRollingOut(registry, found.subdomain) && state === registry,
    /** Development builds of the page. */
    underWork: remotes.filter(isDevelopment),
    edition: editionOf([shellBuild?.hash ?? '', ...remotes.map(({ name, hash }) => name + hash)]),
    /** The rollout bucket to store on this device; null if it has one or no rollout is running. */
    newBucket: isNew && isShared(state, found.subdomain) ? bucket : null,
  }
}

/** Short name of a page's release; it changes with any part. */
export const editionOf = (parts: readonly string[]): string =>
  createHash('sha256').update(parts.join(' ')).digest('hex').slice(0, 12)
