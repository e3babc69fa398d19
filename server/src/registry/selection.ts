import type { placements } from '../database/tables/build.ts'
import type { Build } from './builds.ts'

/** Everything that decides which build a customer gets. */
export interface RegistryState {
  /**
   * Time of the newest change, or the start of the current hour if later: after a restore from a backup the sequence is
   * at most an hour behind what devices have seen.
   */
  sequence: number
  builds: readonly Build[]
  channels: readonly { name: string; channel: string; hash: string; previous: string | null }[]
  placements: readonly (typeof placements.$inferSelect)[]
  /** Hashes of builds that customers have or had recently. */
  had: ReadonlySet<string | null | undefined>
}

/** The build of a page and its fallback. */
export interface Selection {
  build: Build
  /** The previous build; null if there is none or it has the same version. */
  fallback: Build | null
}

/** Number of rollout buckets. */
export const buckets = 100

/**
 * Selects a remote's build for a customer. The bucket (0 … 99) is constant, so a customer keeps a rolled-out version as
 * its percentage grows.
 */
export function select(
  state: RegistryState,
  name: string,
  tenant: string | null,
  bucket: number,
): Selection | null {
  const placementOf = (of: string | null) =>
    state.placements.find((row) => row.name === name && row.tenant === of)
  const placement = placementOf(tenant) ?? placementOf('*')
  if (placement?.off) return null
  const channel = channelOf(state, name, placement)
  const buildBy = (hash: string | null | undefined) => buildOf(state, name, hash)
  const steady = steadyBuild(state, name, placement)
  const rolledOut = placement && bucket < placement.percent ? buildBy(placement.rollout) : null
  const build = rolledOut ?? steady
  if (!build) return null
  const before = rolledOut ? steady : buildBy(channel?.previous)
  return { build, fallback: before && before.version !== build.version ? before : null }
}

type Placement = RegistryState['placements'][number] | undefined

const channelOf = ({ channels }: RegistryState, name: string, placement: Placement) =>
  channels.find((row) => row.name === name && row.channel === (placement?.channel ?? 'live'))

const buildOf = ({ builds }: RegistryState, name: string, hash: string | null | undefined): Build | null =>
  (hash && builds.find((build) => build.name === name && build.hash === hash)) || null

/** The build without a rollout: the pinned one, else that of the channel. */
export const steadyBuild = (state: RegistryState, name: string, placement: Placement): Build | null =>
  buildOf(state, name, placement?.pinned ?? channelOf(state, name, placement)?.hash)

/** A version that a percentage of a tenant's customers gets. */
export interface Rollout {
  name: string
  tenant: string
  build: Build
  before: Build
}

/** Running rollouts. */
export const rolloutsOf = (state: RegistryState): Rollout[] =>
  state.placements.flatMap((placement) => {
    const { name, tenant, rollout, percent } = placement
    const build = percent > 0 ? buildOf(state, name, rollout) : null
    const before = build && steadyBuild(state, name, placement)
    return before && before.hash !== build.hash ? [{ name, tenant, build, before }] : []
  })

/** Whether a rollout is running for a tenant. */
export const isRollingOut = (state: RegistryState, tenant: string | null): boolean =>
  rolloutsOf(state).some(({ tenant: of }) => of === tenant || of === '*')

/**
 * The newest other build that customers had; null for none. A device that rejects this page's registry may start it
 * from its stored one, so the page's policy must allow it.
 */
export const recentBuild = (
  { builds, had }: RegistryState,
  name: string,
  chosen: readonly string[],
): Build | null =>
  builds
    .filter((build) => build.name === name && had.has(build.hash) && !chosen.includes(build.hash))
    .sort((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime())[0] ?? null

/** Whether a rollout is between 0 and 100 percent, so that devices need a bucket. */
export const isShared = ({ placements }: RegistryState, tenant: string | null): boolean =>
  placements.some(
    (row) => (row.tenant === tenant || row.tenant === '*') && row.percent > 0 && row.percent < buckets,
  )
