import type { Descriptor } from '@portal/contract/descriptor'
import { PublishedRemote, type RegistryRest, RemoteCode, type Snapshot } from '@portal/contract/snapshot'
import * as v from 'valibot'
import { type Build, descriptorOf, shellName } from './builds.ts'
import { type RegistryState, select } from './selection.ts'

/** A remote that a page gets: its descriptor, the absolute address of its folder, and what it falls back to. */
export interface PlacedRemote extends Descriptor {
  /** Ends in `/`. */
  base: string
  modules?: RemoteCode['modules']
  fallback?: Descriptor & { base: string }
}

/** The remotes that a firm's customer gets, in the order of their names. */
export function placedRemotes(
  state: RegistryState,
  { tenant, bucket, origin }: { tenant: string | null; bucket: number; origin: string },
): PlacedRemote[] {
  const placed = (build: Build) => {
    const descriptor = descriptorOf(build)
    const base = `${origin}/${build.name}/${build.hash}/`
    return { ...descriptor, base, ...(descriptor.isModule ? { modules: modulesOf(descriptor) } : {}) }
  }
  const names = [...new Set(state.builds.map(({ name }) => name))].filter((name) => name !== shellName).sort()
  return names.flatMap((name) => {
    const selection = select(state, name, tenant, bucket)
    if (!selection) return []
    const { build, fallback } = selection
    return [{ ...placed(build), ...(fallback ? { fallback: placed(fallback) } : {}) }]
  })
}

const modulesOf = ({ files }: Descriptor): RemoteCode['modules'] =>
  Object.fromEntries(
    files.filter((file) => file.path.endsWith('.js')).map((file) => [file.path, file.integrity]),
  )

interface PageRegistry {
  sequence: number
  tenant: string | null
  origin: string
  remotes: readonly PlacedRemote[]
  /** What stands in a file of its own, and the remotes whose code the page names all the same. */
  apart: { rest: NonNullable<Snapshot['rest']>; besides: ReadonlySet<string> } | null
}

const Announced = v.omit(PublishedRemote, ['hash', 'base', 'entry', 'modules', 'fallback'])

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
