import { createHash } from 'node:crypto'
import { isDevelopmentBuild } from '@portal/contract/remote-registry'
import type { FastifyRequest } from 'fastify'
import {
  hasPartialRollout,
  isRollingOut,
  type RegistryState,
  selectBuild,
} from '../registry/build-selection.ts'
import { parseShellBuild, shellName } from '../registry/builds.ts'
import {
  findBrowserDevelopmentBuild,
  replaceWithDevelopmentBuild,
  replaceWithDevelopmentShell,
} from '../registry/development-channels.ts'
import type { TenantRegistries } from '../registry/tenant-registry.ts'
import { readTrialBuilds, replaceWithTrialBuilds } from '../registry/trial-builds.ts'
import { findPageTenant, readRolloutBucket } from './page-request.ts'
import type { PageServerDependencies } from './page-server-dependencies.ts'

export type PageRelease = Awaited<ReturnType<typeof selectRelease>>

/** Replaces released builds with those that this browser tries. */
export const replaceWithTriedBuilds = (
  { headers }: FastifyRequest,
  { key }: Pick<PageServerDependencies, 'key'>,
  registry: RegistryState,
): RegistryState => replaceWithTrialBuilds(registry, readTrialBuilds(key, headers.cookie, Date.now()))

/** Selects shell and remotes; `shell` is null if none is released. */
export function selectBuilds(
  { getTenantRegistry }: Pick<PageServerDependencies, 'getTenantRegistry'>,
  state: RegistryState,
  audience: Parameters<TenantRegistries>[1],
) {
  const shell = selectBuild(state, shellName, audience.tenant, audience.bucket)?.build
  const registry = getTenantRegistry(state, audience)
  return {
    ...registry,
    shell: shell ? parseShellBuild(shell) : null,
    edition: createReleaseId([shell?.hash ?? '', ...registry.remotes.map(({ name, hash }) => name + hash)]),
  }
}

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
    replaceWithTriedBuilds(request, dependencies, registry),
    developmentBuild,
  )
  const state =
    development || demo ? await replaceWithDevelopmentShell(dependencies.db, selectedState) : selectedState
  const { bucket, isNew } = readRolloutBucket(cookie)
  const builds = selectBuilds(dependencies, state, { tenant: found.tenant && found.subdomain, bucket })
  return {
    ...builds,
    address: found,
    /** Whether reports of the page count for a rollout. Pages with builds that customers do not get do not count. */
    isWatched: isRollingOut(registry, found.subdomain) && state === registry,
    developmentBuilds: builds.remotes.filter(isDevelopmentBuild),
    /** Bucket to store on this device; null if it has one, or no rollout is running. */
    newBucket: isNew && hasPartialRollout(state, found.subdomain) ? bucket : null,
  }
}

/** Creates an id that changes with each of the parts. */
export const createReleaseId = (parts: readonly string[]): string =>
  createHash('sha256').update(parts.join(' ')).digest('hex').slice(0, 12)
