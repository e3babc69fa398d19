import type { ReleasedRemote, RemotePlacement } from '@portal/contract/release'
import { isDevelopmentBuild } from '@portal/contract/remote-registry'
import {
  findBuildOutsideRollout,
  type RegistryState,
  rolloutBucketCount,
} from '../registry/build-selection.ts'
import { type Build, parseDescriptor, shellName } from '../registry/builds.ts'

/** Finds the builds of a remote, newest first, without development builds. */
export const findBuilds = ({ builds }: RegistryState, name: string): Build[] =>
  builds
    .filter((build) => build.name === name && !isDevelopmentBuild(build))
    .sort((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime())

/** Returns null if the remote has only development builds. */
export function toReleasedRemote(state: RegistryState, name: string): ReleasedRemote | null {
  const builds = findBuilds(state, name)
  const [newest] = builds
  if (!newest) return null
  const findVersion = (hash: string | null) => builds.find((build) => build.hash === hash)?.version
  const channels = state.channels.flatMap(({ name: of, channel, hash }) => {
    const version = of === name ? findVersion(hash) : undefined
    return version && !channel.startsWith('dev-') ? [{ channel, version }] : []
  })
  return {
    name,
    staff: name === shellName ? null : (parseDescriptor(newest).staff ?? null),
    channels: channels.sort((a, b) => a.channel.localeCompare(b.channel)),
    placements: findPlacements(state, name),
    newest: {
      version: newest.version,
      published_at: newest.publishedAt.toISOString(),
      passed: newest.passedAt !== null,
    },
  }
}

export const listRemoteNames = ({ builds }: RegistryState): string[] => {
  const names = [...new Set(builds.map(({ name }) => name))].sort()
  return [...names.filter((name) => name === shellName), ...names.filter((name) => name !== shellName)]
}

const findPlacements = (state: RegistryState, name: string): RemotePlacement[] =>
  state.placements
    .filter((row) => row.name === name)
    .map((row): RemotePlacement => {
      const rolledOut = row.percent > 0 && state.builds.find((build) => build.hash === row.rollout)
      const isForAll = row.percent === rolloutBucketCount
      return {
        tenant: row.tenant,
        shows: row.off ? 'off' : row.pinned || isForAll ? 'pinned' : 'channel',
        channel: row.channel,
        version: row.off
          ? null
          : ((rolledOut && isForAll ? rolledOut : findBuildOutsideRollout(state, name, row))?.version ??
            null),
        rollout: rolledOut && !isForAll ? { version: rolledOut.version, percent: row.percent } : null,
      }
    })
    .filter(({ shows, channel, rollout }) => shows !== 'channel' || channel !== 'live' || rollout !== null)
    .sort((a, b) => a.tenant.localeCompare(b.tenant))
