import { createHash } from 'node:crypto'
import { isDevelopmentBuild } from '@portal/contract/remote-registry'
import type { FastifyRequest } from 'fastify'
import { hasPartialRollout, isRollingOut, selectBuild } from '../registry/build-selection.ts'
import { parseShellBuild, shellName } from '../registry/builds.ts'
import {
  findBrowserDevelopmentBuild,
  replaceWithDevelopmentBuild,
  replaceWithDevelopmentShell,
} from '../registry/development-channels.ts'
import { readTrialBuilds, replaceWithTrialBuilds } from '../registry/trial-builds.ts'
import { findPageTenant, readRolloutBucket } from './page-request.ts'
import type { PageServerDependencies } from './page-server-dependencies.ts'

export type PageRelease = Awaited<ReturnType<typeof selectRelease>>

export async function selectRelease(request: FastifyRequest, dependencies: PageServerDependencies) {
  const { cookie } = request.headers
  const [found, registry] = await Promise.all([
    findPageTenant(request, dependencies),
    dependencies.readRegistry(),
  ])
  const { development, demo } = dependencies.config
  const developmentBuild = development
    ? await findBrowserDevelopmentBuild(dependencies.db, dependencies.key, cookie)
    : null
  const selectedState = replaceWithDevelopmentBuild(
    replaceWithTrialBuilds(registry, readTrialBuilds(dependencies.key, cookie, Date.now())),
    developmentBuild,
  )
  const state =
    development || demo ? await replaceWithDevelopmentShell(dependencies.db, selectedState) : selectedState
  const { bucket, isNew } = readRolloutBucket(cookie)
  const shellBuild = selectBuild(state, shellName, found.subdomain, bucket)?.build
  const shell = shellBuild ? parseShellBuild(shellBuild) : null
  const { remotes, recent, snapshotFor } = dependencies.getTenantRegistry(state, {
    tenant: found.tenant && found.subdomain,
    bucket,
  })
  return {
    address: found,
    shell,
    remotes,
    snapshotFor,
    recent,
    /** Whether reports of the page count for a rollout. Pages with builds that customers do not get do not count. */
    isWatched: isRollingOut(registry, found.subdomain) && state === registry,
    developmentBuilds: remotes.filter(isDevelopmentBuild),
    edition: createReleaseId([shellBuild?.hash ?? '', ...remotes.map(({ name, hash }) => name + hash)]),
    /** Bucket to store on this device; null if it has one, or no rollout is running. */
    newBucket: isNew && hasPartialRollout(state, found.subdomain) ? bucket : null,
  }
}

/** Creates an id that changes with each of the parts. */
export const createReleaseId = (parts: readonly string[]): string =>
  createHash('sha256').update(parts.join(' ')).digest('hex').slice(0, 12)
