import type { Descriptor } from '@portal/contract/descriptor'
import { PublishedRemote, RemoteCode, type RemoteCodeByName, type Snapshot } from '@portal/contract/snapshot'
import type { StaffRole } from '@portal/contract/staff'
import * as v from 'valibot'
import { type RegistryState, selectBuild } from './build-selection.ts'
import { type Build, parseDescriptor, shellName } from './builds.ts'

/** Descriptor of a remote, with the URL of its folder, and the build to fall back to. */
export interface PlacedRemote extends Descriptor {
  /** URL of the build folder, with a trailing slash. */
  base: string
  fallback?: Descriptor & { base: string }
}

/** For whom a page is. */
export interface PageAudience {
  /** Null if the URL has no tenant. */
  tenant: string | null
  /** Rollout bucket of the device: 0 … 99. */
  bucket: number
  /** Roles of the staff member on a staff page. */
  staff?: readonly StaffRole[]
}

/** Remotes are for customers, or for roles of staff. */
const isForAudience = ({ staff: roles }: Descriptor, { staff }: PageAudience): boolean =>
  staff ? (roles?.some((role) => staff.includes(role)) ?? false) : roles === undefined

/** Omits menu entries for other roles. */
const selectContributions = (
  { contributes }: Descriptor,
  { staff }: PageAudience,
): Descriptor['contributes'] => ({
  ...contributes,
  nav: contributes.nav.filter(({ staff: roles }) => !roles || roles.some((role) => staff?.includes(role))),
})

/** Sorted by name. */
export function selectRemotes(
  state: RegistryState,
  { origin, ...reader }: PageAudience & { origin: string },
): PlacedRemote[] {
  const toPlacedRemote = (build: Build) => {
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
    const build = toPlacedRemote(selection.build)
    if (!isForAudience(build, reader)) return []
    const fallback = selection.fallback && toPlacedRemote(selection.fallback)
    return [{ ...build, ...(fallback && isForAudience(fallback, reader) ? { fallback } : {}) }]
  })
}

interface PageRegistry {
  sequence: number
  tenant: string | null
  origin: string
  remotes: readonly PlacedRemote[]
  /** Second part of a large registry, and remotes whose code locations stay in the page. */
  secondPart: { rest: NonNullable<Snapshot['rest']>; inlineNames: ReadonlySet<string> } | null
}

const AnnouncedRemote = v.omit(PublishedRemote, ['hash', 'base', 'entry', 'fallback'])

/** Omits lists of files, which the shell does not need. */
export const createSnapshot = ({
  sequence,
  tenant,
  origin,
  remotes,
  secondPart,
}: PageRegistry): Snapshot => ({
  sequence,
  tenant,
  origins: [origin],
  remotes: remotes.map((remote) =>
    v.parse(
      !secondPart || secondPart.inlineNames.has(remote.name) ? PublishedRemote : AnnouncedRemote,
      remote,
    ),
  ),
  ...(secondPart ? { rest: secondPart.rest } : {}),
})

export const toRegistryRest = (remotes: readonly PlacedRemote[]): RemoteCodeByName =>
  Object.fromEntries(remotes.map((remote) => [remote.name, v.parse(RemoteCode, remote)]))
