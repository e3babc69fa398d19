import type { placements } from '../database/tables/build.ts'
import type { Build } from './builds.ts'

/** Everything that decides which build a customer gets. */
export interface RegistryState {
  /**
   * Time of the newest change, but at least the start of the current hour: after a restore, pages must not get a lower
   * number than before.
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

/** A customer keeps the same bucket (0 … 99), and thus a rolled-out version while its percentage grows. */
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

/** The pinned build, or else the channel's. */
export const findSteadyBuild = (
  state: RegistryState,
  name: string,
  placement: SelectedPlacement,
): Build | null => findBuild(state, name, placement?.pinned ?? findChannel(state, name, placement)?.hash)

/** A percentage of the tenant's customers gets the build. */
export interface Rollout {
  name: string
  tenant: string
  build: Build
  previousBuild: Build
}

export const listRollouts = (state: RegistryState): Rollout[] =>
  state.placements.flatMap((placement) => {
    const { name, tenant, rollout, percent } = placement
    const build = percent > 0 ? findBuild(state, name, rollout) : null
    const previousBuild = build && findSteadyBuild(state, name, placement)
    return previousBuild && previousBuild.hash !== build.hash ? [{ name, tenant, build, previousBuild }] : []
  })

export const isRollingOut = (state: RegistryState, tenant: string | null): boolean =>
  listRollouts(state).some(({ tenant: of }) => of === tenant || of === '*')

/** Newest other build that customers had; null for none. A device that rejects this page's registry may start it. */
export const findRecentBuild = (
  { builds, usedHashes }: RegistryState,
  name: string,
  chosen: readonly string[],
): Build | null =>
  builds
    .filter((build) => build.name === name && usedHashes.has(build.hash) && !chosen.includes(build.hash))
    .sort((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime())[0] ?? null

/** A rollout of less than 100 percent, for which devices need a bucket. */
export const hasPartialRollout = ({ placements }: RegistryState, tenant: string | null): boolean =>
  placements.some(
    (row) =>
      (row.tenant === tenant || row.tenant === '*') && row.percent > 0 && row.percent < rolloutBucketCount,
  )
