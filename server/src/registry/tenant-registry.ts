import { createHash } from 'node:crypto'
import type { Descriptor } from '@portal/contract/descriptor'
import type { Snapshot } from '@portal/contract/snapshot'
import { descriptorOf } from './builds.ts'
import { type PlacedRemote, placedRemotes, type Reader, restOf, snapshotOf } from './placed.ts'
import { isShared, type RegistryState, recentBuild } from './selection.ts'
import type { RegistryKey } from './signing.ts'

/** A text, and the signature of exactly this text. */
export interface Signed {
  text: string
  signature: string
}

/** The registry as the pages of one firm's customers get it. */
export interface TenantRegistry {
  remotes: readonly PlacedRemote[]
  /** Builds of these remotes that a device may start instead: those of the last registry that it believed. */
  recent: readonly Descriptor[]
  /** What goes into a page that begins with these remotes. */
  snapshotFor(remotes: readonly { name: string }[]): Signed
}

/** Makes the registries of firms. */
export interface TenantRegistries {
  (state: RegistryState, reader: Reader): TenantRegistry
  /** The rest of a registry that was made lately, by its path; null for none. */
  rest(path: string): string | null
}

/** JSON that cannot end the script element it stands in. */
export const inertJson = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c')

/**
 * So many remotes stand whole in every page. In a larger registry a page names the code of those it begins with, and
 * that of the others is a file which the page reads once it has time: sums cannot be compressed.
 */
const small = 12
/** So many rests are kept for pages that were made before the newest change. */
const keptRests = 50

/** Makes the registry of each firm once for each state, signed. `origin` is where remotes' files are. */
export function tenantRegistries(key: RegistryKey, origin: string): TenantRegistries {
  const made = new WeakMap<RegistryState, Map<string, TenantRegistry>>()
  const rests = new Map<string, string>()

  const restFor = (remotes: readonly PlacedRemote[]): NonNullable<Snapshot['rest']> => {
    const text = JSON.stringify(restOf(remotes))
    const sum = createHash('sha384').update(text).digest()
    const path = `/_registry/${sum.toString('hex').slice(0, 16)}.json`
    rests.delete(path)
    rests.set(path, text)
    for (const old of [...rests.keys()].slice(0, -keptRests)) rests.delete(old)
    return { path, integrity: `sha384-${sum.toString('base64')}` }
  }

  const make = (state: RegistryState, reader: Reader): TenantRegistry => {
    const { tenant } = reader
    const remotes = placedRemotes(state, { ...reader, origin })
    const rest = remotes.length > small ? restFor(remotes) : null
    const recent = remotes.flatMap(({ name, hash, fallback }) => {
      const found = recentBuild(state, name, [hash, fallback?.hash ?? ''])
      return found ? [descriptorOf(found)] : []
    })
    const signed = new Map<string, Signed>()
    const snapshotFor = (begun: readonly { name: string }[]) => {
      const besides = new Set(rest ? begun.map(({ name }) => name).sort() : [])
      const page = [...besides].join(' ')
      const known = signed.get(page)
      if (known) return known
      const apart = rest && { rest, besides }
      const text = inertJson(snapshotOf({ sequence: state.sequence, tenant, origin, remotes, apart }))
      const snapshot = { text, signature: key.sign(text) }
      signed.set(page, snapshot)
      return snapshot
    }
    return { remotes, recent, snapshotFor }
  }

  const registryOf = (state: RegistryState, reader: Reader): TenantRegistry => {
    const ofState = made.get(state) ?? new Map<string, TenantRegistry>()
    made.set(state, ofState)
    const { tenant, bucket, staff } = reader
    const name = `${tenant} ${isShared(state, tenant) ? bucket : ''} ${staff ? [...staff].sort() : 'customers'}`
    const registry = ofState.get(name) ?? make(state, reader)
    ofState.set(name, registry)
    return registry
  }
  return Object.assign(registryOf, { rest: (path: string) => rests.get(path) ?? null })
}
