import { createHash } from 'node:crypto'
import { isDevelopmentBuild } from '@portal/contract/registry'
import type { FastifyRequest } from 'fastify'
import { hasPartialRollout, isRollingOut, selectBuild } from '../registry/build-selection.ts'
import { parseShellBuild, shellName } from '../registry/builds.ts'
import {
  findBrowserDevelopmentBuild,
  replaceWithDevelopmentBuild,
  replaceWithDevelopmentShell,
} from '../registry/development-channels.ts'
import { readTrialBuilds, replaceWithTrialBuilds } from '../registry/trial-builds.ts'
import type { PageServerDependencies } from './page-server-dependencies.ts'
import { findPageTenant } from './page-tenant.ts'
import { readRolloutBucket } from './rollout-bucket.ts'

export type PageRelease = Awaited<ReturnType<typeof selectRelease>>

/** Selects the tenant, shell and remotes for a page request. */
export async function selectRelease(request: FastifyRequest, parts: PageServerDependencies) {
  const { cookie } = request.headers
  const [found, registry] = await Promise.all([findPageTenant(request, parts), parts.registry()])
  const { development, demo } = parts.config
  const developed = development ? await findBrowserDevelopmentBuild(parts.db, parts.key, cookie) : null
  const tried = replaceWithDevelopmentBuild(
    replaceWithTrialBuilds(registry, readTrialBuilds(parts.key, cookie, Date.now())),
    developed,
  )
  const state = development || demo ? await replaceWithDevelopmentShell(parts.db, tried) : tried
  const { bucket, isNew } = readRolloutBucket(cookie)
  const shellBuild = selectBuild(state, shellName, found.subdomain, bucket)?.build
  const shell = shellBuild ? parseShellBuild(shellBuild) : null
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
    /** Whether the page reports errors and speed of its remotes; false if it shows builds that customers do not get. */
    watched: isRollingOut(registry, found.subdomain) && state === registry,
    underWork: remotes.filter(isDevelopmentBuild),
    edition: createReleaseId([shellBuild?.hash ?? '', ...remotes.map(({ name, hash }) => name + hash)]),
    /** The rollout bucket to store on this device; null if the device has one or no rollout is running. */
    newBucket: isNew && hasPartialRollout(state, found.subdomain) ? bucket : null,
  }
}

/** Creates a short id of a page's release, which changes with each of the parts. */
export const createReleaseId = (parts: readonly string[]): string =>
  createHash('sha256').update(parts.join(' ')).digest('hex').slice(0, 12)
