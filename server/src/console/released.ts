import { isDevelopment } from '@portal/contract/registry'
import type { Placement, ReleasedRemote } from '@portal/contract/release'
import { type Build, descriptorOf, shellName } from '../registry/builds.ts'
import { buckets, type RegistryState, steadyBuild } from '../registry/selection.ts'

/** Builds of a name, newest first, without development builds. */
export const buildsOf = ({ builds }: RegistryState, name: string): Build[] =>
  builds
    .filter((build) => build.name === name && !isDevelopment(build))
    .sort((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime())

/** A remote with its placements; null if it only has development builds. */
export function releasedRemote(state: RegistryState, name: string): ReleasedRemote | null {
  const builds = buildsOf(state, name)
  const [newest] = builds
  if (!newest) return null
  const versionOf = (hash: string | null) => builds.find((build) => build.hash === hash)?.version
  const channels = state.channels.flatMap(({ name: of, channel, hash }) => {
    const version = of === name ? versionOf(hash) : undefined
    return version && !channel.startsWith('dev-') ? [{ channel, version }] : []
  })
  return {
    name,
    staff: name === shellName ? null : (descriptorOf(newest).staff ?? null),
    channels: channels.sort((a, b) => a.channel.localeCompare(b.channel)),
    placements: placementsOf(state, name),
    newest: {
      version: newest.version,
      published_at: newest.publishedAt.toISOString(),
      passed: newest.passedAt !== null,
    },
  }
}

/** Names of all remotes, the shell first. */
export const namesIn = ({ builds }: RegistryState): string[] => {
  const names = [...new Set(builds.map(({ name }) => name))].sort()
  return [...names.filter((name) => name === shellName), ...names.filter((name) => name !== shellName)]
}

const placementsOf = (state: RegistryState, name: string): Placement[] =>
  state.placements
    .filter((row) => row.name === name)
    .map((row): Placement => {
      const rolledOut = row.percent > 0 && state.builds.find((build) => build.hash === row.rollout)
      const isForAll = row.percent === buckets
      return {
        tenant: row.tenant,
        shows: row.off ? 'off' : row.pinned || isForAll ? 'pinned' : 'channel',
        channel: row.channel,
        version: row.off
          ? null
          : ((rolledOut && isForAll ? rolledOut : steadyBuild(state, name, row))?.version ?? null),
        rollout: rolledOut && !isForAll ? { version: rolledOut.version, percent: row.percent } : null,
      }
    })
    .filter(({ shows, channel, rollout }) => shows !== 'channel' || channel !== 'live' || rollout !== null)
    .sort((a, b) => a.tenant.localeCompare(b.tenant))
