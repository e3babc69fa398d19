import type { placements } from '../database/tables/build.ts'
import type { Build } from './builds.ts'

/** Everything that decides which build a customer gets. */
export interface RegistryState {
  /**
   * Time of the newest change, or the start of the current hour if that is later. After a restore from a backup the
   * sequence is then at most an hour behind the sequence that devices have seen.
   */
  sequence: number
  builds: readonly Build[]
  channels: readonly { name: string; channel: string; hash: string; previous: string | null }[]
  placements: readonly (typeof placements.$inferSelect)[]
  /** Hashes of builds that customers have now or had recently. */
  had: ReadonlySet<string | null | undefined>
}

/** The build that a page gets, and its fallback. */
export interface BuildSelection {
  build: Build
  /** The previous build; null if there is none or it has the same version. */
  fallback: Build | null
}

/** Number of buckets into which devices are divided for rollouts: one per percent. */
export const rolloutBucketCount = 100

/**
 * Selects a remote's build for a customer. The bucket (0 … 99) is constant, so a customer keeps a rolled-out version as
 * its percentage grows.
 */
export function selectBuild(
  state: RegistryState,
  name: string,
  tenant: string | null,
  bucket: number,
): BuildSelection | null {
  const findPlacement = (of: string | null) =>
    state.placements.find((row) => row.name === name && row.tenant === of)
  const placement = findPlacement(tenant) ?? findPlacement('*')
  if (placement?.off) return null
  const channel = findChannel(state, name, placement)
  const findBuildByHash = (hash: string | null | undefined) => findBuild(state, name, hash)
  const steady = findSteadyBuild(state, name, placement)
  const rolledOut = placement && bucket < placement.percent ? findBuildByHash(placement.rollout) : null
  const build = rolledOut ?? steady
  if (!build) return null
  const before = rolledOut ? steady : findBuildByHash(channel?.previous)
  return { build, fallback: before && before.version !== build.version ? before : null }
}

type SelectedPlacement = RegistryState['placements'][number] | undefined

const findChannel = ({ channels }: RegistryState, name: string, placement: SelectedPlacement) =>
  channels.find((row) => row.name === name && row.channel === (placement?.channel ?? 'live'))

const findBuild = ({ builds }: RegistryState, name: string, hash: string | null | undefined): Build | null =>
  (hash && builds.find((build) => build.name === name && build.hash === hash)) || null

/** Finds the build outside a rollout: the pinned build, or else the channel's build. */
export const findSteadyBuild = (
  state: RegistryState,
  name: string,
  placement: SelectedPlacement,
): Build | null => findBuild(state, name, placement?.pinned ?? findChannel(state, name, placement)?.hash)

/** A rollout: a version that a percentage of a tenant's customers gets. */
export interface Rollout {
  name: string
  tenant: string
  build: Build
  before: Build
}

export const listRollouts = (state: RegistryState): Rollout[] =>
  state.placements.flatMap((placement) => {
    const { name, tenant, rollout, percent } = placement
    const build = percent > 0 ? findBuild(state, name, rollout) : null
    const before = build && findSteadyBuild(state, name, placement)
    return before && before.hash !== build.hash ? [{ name, tenant, build, before }] : []
  })

/** Whether a rollout is running for a tenant. */
export const isRollingOut = (state: RegistryState, tenant: string | null): boolean =>
  listRollouts(state).some(({ tenant: of }) => of === tenant || of === '*')

/**
 * Finds the newest other build that customers had; null for none. A device that rejects this page's registry may start
 * that build from its stored registry, so the page's policy must allow it.
 */
export const findRecentBuild = (
  { builds, had }: RegistryState,
  name: string,
  chosen: readonly string[],
): Build | null =>
  builds
    .filter((build) => build.name === name && had.has(build.hash) && !chosen.includes(build.hash))
    .sort((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime())[0] ?? null

/** Whether a rollout of the tenant is between 0 and 100 percent, so that devices need a bucket. */
export const hasPartialRollout = ({ placements }: RegistryState, tenant: string | null): boolean =>
  placements.some(
    (row) =>
      (row.tenant === tenant || row.tenant === '*') && row.percent > 0 && row.percent < rolloutBucketCount,
  )
