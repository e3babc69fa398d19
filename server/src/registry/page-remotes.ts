import type { Descriptor } from '@portal/contract/descriptor'
import { PublishedRemote, type RegistryRest, RemoteCode, type Snapshot } from '@portal/contract/snapshot'
import type { StaffRole } from '@portal/contract/staff'
import * as v from 'valibot'
import { type Build, descriptorOf, shellName } from './builds.ts'
import { type RegistryState, select } from './selection.ts'

/** A remote of a page: its descriptor, the URL of its folder, and its fallback. */
export interface PlacedRemote extends Descriptor {
  /** With a trailing slash. */
  base: string
  fallback?: Descriptor & { base: string }
}

/** What the selection of remotes for a page depends on. */
export interface PageAudience {
  /** The tenant's subdomain; null on an address without a tenant. */
  tenant: string | null
  /** Rollout bucket of the device: 0 … 99. */
  bucket: number
  /** Roles of the staff member, on a staff page. */
  staff?: readonly StaffRole[]
}

/** Whether a build is for this page: for customers, or for a role of the staff member. */
const isFor = ({ staff: roles }: Descriptor, { staff }: PageAudience): boolean =>
  staff ? (roles?.some((role) => staff.includes(role)) ?? false) : roles === undefined

/** A remote's contributions to a page, with the menu entries for its roles. */
const contributionsFor = (
  { contributes }: Descriptor,
  { staff }: PageAudience,
): Descriptor['contributes'] => ({
  ...contributes,
  nav: contributes.nav.filter(({ staff: roles }) => !roles || roles.some((role) => staff?.includes(role))),
})

/** The remotes of a page, by name. */
export function placedRemotes(
  state: RegistryState,
  { origin, ...reader }: PageAudience & { origin: string },
): PlacedRemote[] {
  const placed = (build: Build) => {
    const descriptor = descriptorOf(build)
    const base = `${origin}/${build.name}/${build.hash}/`
    return {
      ...descriptor,
      contributes: contributionsFor(descriptor, reader),
      base,
    }
  }
  const names = [...new Set(state.builds.map(({ name }) => name))].filter((name) => name !== shellName).sort()
  return names.flatMap((name) => {
    const selection = select(state, name, reader.tenant, reader.bucket)
    if (!selection) return []
    const build = placed(selection.build)
    if (!isFor(build, reader)) return []
    const fallback = selection.fallback && placed(selection.fallback)
    return [{ ...build, ...(fallback && isFor(fallback, reader) ? { fallback } : {}) }]
  })
}

interface PageRegistry {
  sequence: number
  tenant: string | null
  origin: string
  remotes: readonly PlacedRemote[]
  /** The second part of a large registry, and the remotes whose code locations are in the page nevertheless. */
  secondPart: { rest: NonNullable<Snapshot['rest']>; besides: ReadonlySet<string> } | null
}

const Announced = v.omit(PublishedRemote, ['hash', 'base', 'entry', 'fallback'])

/** The registry snapshot in a page, without the lists of files, which the shell does not need. */
export const snapshotOf = ({ sequence, tenant, origin, remotes, secondPart }: PageRegistry): Snapshot => ({
  sequence,
  tenant,
  origins: [origin],
  remotes: remotes.map((remote) =>
    v.parse(!secondPart || secondPart.besides.has(remote.name) ? PublishedRemote : Announced, remote),
  ),
  ...(secondPart ? { rest: secondPart.rest } : {}),
})

/** Code locations of remotes. */
export const restOf = (remotes: readonly PlacedRemote[]): RegistryRest =>
  Object.fromEntries(remotes.map((remote) => [remote.name, v.parse(RemoteCode, remote)]))
