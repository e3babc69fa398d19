import type { Descriptor } from '@portal/contract/descriptor'
import { PublishedRemote, type RegistryRest, RemoteCode, type Snapshot } from '@portal/contract/snapshot'
import type { StaffRole } from '@portal/contract/staff'
import * as v from 'valibot'
import { type Build, descriptorOf, shellName } from './builds.ts'
import { type RegistryState, select } from './selection.ts'

/** A remote that a page gets: its descriptor, the absolute address of its folder, and what it falls back to. */
export interface PlacedRemote extends Descriptor {
  /** Ends in `/`. */
  base: string
  fallback?: Descriptor & { base: string }
}

/** Who a page is for, as far as what it gets depends on it. */
export interface Reader {
  /** The firm's subdomain; null at an address of no firm. */
  tenant: string | null
  /** Share of customers that the device belongs to: 0 … 99. */
  bucket: number
  /** Roles of who it is for, where it is a page of staff. */
  staff?: readonly StaffRole[]
}

/** Whether a build is of pages for somebody: of customers, or of staff with one of its roles. */
const isFor = ({ staff: roles }: Descriptor, { staff }: Reader): boolean =>
  staff ? (roles?.some((role) => staff.includes(role)) ?? false) : roles === undefined

/** What a remote adds to a page of somebody: of its menu what is theirs. */
const contributionsFor = ({ contributes }: Descriptor, { staff }: Reader): Descriptor['contributes'] => ({
  ...contributes,
  nav: contributes.nav.filter(({ staff: roles }) => !roles || roles.some((role) => staff?.includes(role))),
})

/** The remotes that a page gets, in the order of their names. */
export function placedRemotes(
  state: RegistryState,
  { origin, ...reader }: Reader & { origin: string },
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
  /** What stands in a file of its own, and the remotes whose code the page names all the same. */
  apart: { rest: NonNullable<Snapshot['rest']>; besides: ReadonlySet<string> } | null
}

const Announced = v.omit(PublishedRemote, ['hash', 'base', 'entry', 'fallback'])

/** The part of the registry that goes into a page; the shell needs no list of files. */
export const snapshotOf = ({ sequence, tenant, origin, remotes, apart }: PageRegistry): Snapshot => ({
  sequence,
  tenant,
  origins: [origin],
  remotes: remotes.map((remote) =>
    v.parse(!apart || apart.besides.has(remote.name) ? PublishedRemote : Announced, remote),
  ),
  ...(apart ? { rest: apart.rest } : {}),
})

/** Where the code of each remote is. */
export const restOf = (remotes: readonly PlacedRemote[]): RegistryRest =>
  Object.fromEntries(remotes.map((remote) => [remote.name, v.parse(RemoteCode, remote)]))
