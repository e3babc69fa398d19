import type { placements } from '../database/tables/build.ts'
import type { Build } from './builds.ts'

/** Releases, channels and builds that determine which build a customer gets. */
export interface RegistryState {
  /**
   * Time of the newest change, but at least the start of the current hour. Otherwise pages would get a lower number
   * than before after a backup is restored.
   */
  sequence: number
  builds: readonly Build[]
  channels: readonly { name: string; channel: string; hash: string; previous: string | null }[]
  placements: readonly (typeof placements.$inferSelect)[]
  /** Hashes of builds that customers have, or had recently. */
  usedHashes: ReadonlySet<string | null | undefined>
}

export interface BuildSelection {
  build: Build
  /** The previous build; null if there is none or it has the same version. */
  fallback: Build | null
}

/** Devices are divided into one bucket per percent. */
export const rolloutBucketCount = 100

/**
 * Selects the build of a remote for a customer. The bucket (0 … 99) of a customer stays the same, so that a rolled-out
 * version stays while its percentage grows.
 */
export function selectBuild(
  state: RegistryState,
  name: string,
  tenant: string | null,
  bucket: number,
): BuildSelection | null {
  const findTenantPlacement = (of: string | null) =>
    state.placements.find((row) => row.name === name && row.tenant === of)
  const placement = findTenantPlacement(tenant) ?? findTenantPlacement('*')
  if (placement?.off) return null
  const channel = findChannel(state, name, placement)
  const findBuildByHash = (hash: string | null | undefined) => findBuildInState(state, name, hash)
  const steady = findBuildOutsideRollout(state, name, placement)
  const rolledOut = placement && bucket < placement.percent ? findBuildByHash(placement.rollout) : null
  const build = rolledOut ?? steady
  if (!build) return null
  const before = rolledOut ? steady : findBuildByHash(channel?.previous)
  return { build, fallback: before && before.version !== build.version ? before : null }
}

type SelectedPlacement = RegistryState['placements'][number] | undefined

const findChannel = ({ channels }: RegistryState, name: string, placement: SelectedPlacement) =>
  channels.find((row) => row.name === name && row.channel === (placement?.channel ?? 'live'))

const findBuildInState = (
  { builds }: RegistryState,
  name: string,
  hash: string | null | undefined,
): Build | null => (hash && builds.find((build) => build.name === name && build.hash === hash)) || null

/** Returns the pinned build, or else the channel's. */
export const findBuildOutsideRollout = (
  state: RegistryState,
  name: string,
  placement: SelectedPlacement,
): Build | null =>
  findBuildInState(state, name, placement?.pinned ?? findChannel(state, name, placement)?.hash)

export interface Rollout {
  name: string
  tenant: string
  build: Build
  previousBuild: Build
}

export const listRollouts = (state: RegistryState): Rollout[] =>
  state.placements.flatMap((placement) => {
    const { name, tenant, rollout, percent } = placement
    const build = percent > 0 ? findBuildInState(state, name, rollout) : null
    const previousBuild = build && findBuildOutsideRollout(state, name, placement)
    return previousBuild && previousBuild.hash !== build.hash ? [{ name, tenant, build, previousBuild }] : []
  })

export const isRollingOut = (state: RegistryState, tenant: string | null): boolean =>
  listRollouts(state).some(({ tenant: of }) => of === tenant || of === '*')

/**
 * Returns the newest build, other than those in `chosen`, that customers had; null if there is none. A device that
 * rejects the page's registry may start this build.
 */
export const findRecentBuild = (
  { builds, usedHashes }: RegistryState,
  name: string,
  chosen: readonly string[],
): Build | null =>
  builds
    .filter((build) => build.name === name && usedHashes.has(build.hash) && !chosen.includes(build.hash))
    .sort((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime())[0] ?? null

/** Whether a rollout of less than 100 percent is running, for which devices need a bucket. */
export const hasPartialRollout = ({ placements }: RegistryState, tenant: string | null): boolean =>
  placements.some(
    (row) =>
      (row.tenant === tenant || row.tenant === '*') && row.percent > 0 && row.percent < rolloutBucketCount,
  )
