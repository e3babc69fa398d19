import { createHash } from 'node:crypto'
import type { Descriptor } from '@portal/contract/descriptor'
import type { Snapshot } from '@portal/contract/snapshot'
import { descriptorOf } from './builds.ts'
import { type PageAudience, type PlacedRemote, placedRemotes, restOf, snapshotOf } from './page-remotes.ts'
import { isShared, type RegistryState, recentBuild } from './selection.ts'
import type { RegistryKey } from './signing.ts'

/** A text with its signature. */
export interface Signed {
  text: string
  signature: string
}

/** The registry for pages of one tenant's customers. */
export interface TenantRegistry {
  remotes: readonly PlacedRemote[]
  /** Builds of these remotes that a device may start from its stored registry. */
  recent: readonly Descriptor[]
  /** The snapshot for a page that starts with these remotes. */
  snapshotFor(remotes: readonly { name: string }[]): Signed
}

/** Makes the registries of tenants. */
export interface TenantRegistries {
  (state: RegistryState, reader: PageAudience): TenantRegistry
  /** The second part of a recent registry by its path; null for none. */
  rest(path: string): string | null
}

/** JSON that cannot close the script element that contains it. */
export const inertJson = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c')

/**
 * Maximum number of remotes with code locations in every page. In a larger registry a page has those that it starts
 * with; the others are in a separate file, because hashes do not compress.
 */
const maxInlineRemotes = 12
/** Number of second parts kept for pages from before the newest change. */
const maxSecondParts = 50

/** Makes and signs each tenant's registry once per state. `origin` is that of remotes' files. */
export function tenantRegistries(key: RegistryKey, origin: string): TenantRegistries {
  const made = new WeakMap<RegistryState, Map<string, TenantRegistry>>()
  const rests = new Map<string, string>()

  const restFor = (remotes: readonly PlacedRemote[]): NonNullable<Snapshot['rest']> => {
    const text = JSON.stringify(restOf(remotes))
    const sum = createHash('sha384').update(text).digest()
    const path = `/_registry/${sum.toString('hex').slice(0, 16)}.json`
    rests.delete(path)
    rests.set(path, text)
    for (const old of [...rests.keys()].slice(0, -maxSecondParts)) rests.delete(old)
    return { path, integrity: `sha384-${sum.toString('base64')}` }
  }

  const make = (state: RegistryState, reader: PageAudience): TenantRegistry => {
    const { tenant } = reader
    const remotes = placedRemotes(state, { ...reader, origin })
    const rest = remotes.length > maxInlineRemotes ? restFor(remotes) : null
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
      const secondPart = rest && { rest, besides }
      const text = inertJson(snapshotOf({ sequence: state.sequence, tenant, origin, remotes, secondPart }))
      const snapshot = { text, signature: key.sign(text) }
      signed.set(page, snapshot)
      return snapshot
    }
    return { remotes, recent, snapshotFor }
  }

  const registryOf = (state: RegistryState, reader: PageAudience): TenantRegistry => {
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
