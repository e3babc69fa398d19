import type { placements } from '../database/tables/build.ts'
import type { Build } from './builds.ts'

/** All that decides which build a firm's customer gets. */
export interface RegistryState {
  /**
   * Moment of the newest change, or of the beginning of this hour where that is later: a database that is restored from
   * a backup is then at most an hour behind what devices have seen.
   */
  sequence: number
  builds: readonly Build[]
  channels: readonly { name: string; channel: string; hash: string; previous: string | null }[]
  placements: readonly (typeof placements.$inferSelect)[]
  /** Hashes of builds that customers have or had lately. */
  had: ReadonlySet<string | null | undefined>
}

/** The build that a page gets, and the one it falls back to when that does not start. */
export interface Selection {
  build: Build
  /** The build that customers had before; null when there was none, or it has the same version. */
  fallback: Build | null
}

/** Number of shares into which customers are divided for rollouts. */
export const buckets = 100

/**
 * Chooses the build of a remote for a firm's customer. A customer's bucket (0 … 99) stays the same, so whoever got a
 * version by a rollout keeps getting it as the share grows.
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

type Placed = RegistryState['placements'][number] | undefined

const channelOf = ({ channels }: RegistryState, name: string, placement: Placed) =>
  channels.find((row) => row.name === name && row.channel === (placement?.channel ?? 'live'))

const buildOf = ({ builds }: RegistryState, name: string, hash: string | null | undefined): Build | null =>
  (hash && builds.find((build) => build.name === name && build.hash === hash)) || null

/** The build that a firm's customers get without a rollout: the pinned one, else that of the channel. */
export const steadyBuild = (state: RegistryState, name: string, placement: Placed): Build | null =>
  buildOf(state, name, placement?.pinned ?? channelOf(state, name, placement)?.hash)

/** A version that a share of a firm's customers gets in place of another. */
export interface Rollout {
  name: string
  tenant: string
  build: Build
  before: Build
}

/** Versions that are being rolled out. */
export const rolloutsOf = (state: RegistryState): Rollout[] =>
  state.placements.flatMap((placement) => {
    const { name, tenant, rollout, percent } = placement
    const build = percent > 0 ? buildOf(state, name, rollout) : null
    const before = build && steadyBuild(state, name, placement)
    return before && before.hash !== build.hash ? [{ name, tenant, build, before }] : []
  })

/** Whether a version is being rolled out to customers of a firm. */
export const isRollingOut = (state: RegistryState, tenant: string | null): boolean =>
  rolloutsOf(state).some(({ tenant: of }) => of === tenant || of === '*')

/**
 * The newest other build of a name that customers had; null for none. A device that puts this page's registry aside for
 * the last good one may start it, which the page's policy must then allow.
 */
export const recentBuild = (
  { builds, had }: RegistryState,
  name: string,
  chosen: readonly string[],
): Build | null =>
  builds
    .filter((build) => build.name === name && had.has(build.hash) && !chosen.includes(build.hash))
    .sort((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime())[0] ?? null

/** Whether some but not all customers of a firm get a version: then a device needs a bucket of its own. */
export const isShared = ({ placements }: RegistryState, tenant: string | null): boolean =>
  placements.some(
    (row) => (row.tenant === tenant || row.tenant === '*') && row.percent > 0 && row.percent < buckets,
  )
