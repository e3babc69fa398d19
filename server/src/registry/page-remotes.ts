import type { RemoteDescriptor } from '@portal/contract/build-descriptor'
import {
  PublishedRemote,
  type RegistrySnapshot,
  RemoteCodeLocation,
  type RemoteCodeLocationByName,
} from '@portal/contract/registry-snapshot'
import type { StaffRole } from '@portal/contract/staff'
import * as v from 'valibot'
import { type RegistryState, selectBuild } from './build-selection.ts'
import { type Build, parseDescriptor, shellName } from './builds.ts'

/** Descriptor of a remote, with the URL of its folder, and the build to fall back to. */
export interface PageRemote extends RemoteDescriptor {
  /** URL of the build folder, with a trailing slash. */
  base: string
  fallback?: RemoteDescriptor & { base: string }
}

/** The tenant, bucket and staff roles for which a page selects remotes. */
export interface PageAudience {
  /** Null if the URL has no tenant. */
  tenant: string | null
  /** Rollout bucket of the device: 0 … 99. */
  bucket: number
  /** Roles of the staff member on a staff page. */
  staff?: readonly StaffRole[]
}

/** Whether a remote is for customers, or on a staff page for one of the person's roles. */
const isForAudience = ({ staff: roles }: RemoteDescriptor, { staff }: PageAudience): boolean =>
  staff ? (roles?.some((role) => staff.includes(role)) ?? false) : roles === undefined

/** Omits menu entries of other staff roles. */
const selectContributions = (
  { contributes }: RemoteDescriptor,
  { staff }: PageAudience,
): RemoteDescriptor['contributes'] => ({
  ...contributes,
  nav: contributes.nav.filter(({ staff: roles }) => !roles || roles.some((role) => staff?.includes(role))),
})

export function selectRemotes(
  state: RegistryState,
  { origin, ...reader }: PageAudience & { origin: string },
): PageRemote[] {
  const toPageRemote = (build: Build) => {
    const descriptor = parseDescriptor(build)
    const base = `${origin}/${build.name}/${build.hash}/`
    return {
      ...descriptor,
      contributes: selectContributions(descriptor, reader),
      base,
    }
  }
  const names = [...new Set(state.builds.map(({ name }) => name))].filter((name) => name !== shellName).sort()
  return names.flatMap((name) => {
    const selection = selectBuild(state, name, reader.tenant, reader.bucket)
    if (!selection) return []
    const build = toPageRemote(selection.build)
    if (!isForAudience(build, reader)) return []
    const fallback = selection.fallback && toPageRemote(selection.fallback)
    return [{ ...build, ...(fallback && isForAudience(fallback, reader) ? { fallback } : {}) }]
  })
}

interface PageRemotesRegistry {
  sequence: number
  tenant: string | null
  origin: string
  remotes: readonly PageRemote[]
  /**
   * Second part of a large registry, and names of the remotes whose code locations are in the page itself; null if the
   * page contains the whole registry.
   */
  secondPart: { rest: NonNullable<RegistrySnapshot['rest']>; inlineNames: ReadonlySet<string> } | null
}

const RemoteWithoutCode = v.omit(PublishedRemote, ['hash', 'base', 'entry', 'fallback'])

/** Creates the registry of a page, without the lists of files, which the shell does not need. */
export const createRegistrySnapshot = ({
  sequence,
  tenant,
  origin,
  remotes,
  secondPart,
}: PageRemotesRegistry): RegistrySnapshot => ({
  sequence,
  tenant,
  origins: [origin],
  remotes: remotes.map((remote) =>
    v.parse(
      !secondPart || secondPart.inlineNames.has(remote.name) ? PublishedRemote : RemoteWithoutCode,
      remote,
    ),
  ),
  ...(secondPart ? { rest: secondPart.rest } : {}),
})

export const toRemoteCodeByName = (remotes: readonly PageRemote[]): RemoteCodeLocationByName =>
  Object.fromEntries(remotes.map((remote) => [remote.name, v.parse(RemoteCodeLocation, remote)]))
