import { createHash } from 'node:crypto'
import type { Descriptor } from '@portal/contract/descriptor'
import type { Snapshot } from '@portal/contract/snapshot'
import { findRecentBuild, hasPartialRollout, type RegistryState } from './build-selection.ts'
import { parseDescriptor } from './builds.ts'
import {
  createSnapshot,
  type PageAudience,
  type PlacedRemote,
  selectRemotes,
  toRegistryRest,
} from './page-remotes.ts'
import type { RegistryKey } from './registry-key.ts'

/** A text with its signature. */
export interface SignedText {
  text: string
  signature: string
}

/** The registry for pages of one tenant's customers. */
export interface TenantRegistry {
  remotes: readonly PlacedRemote[]
  /** Builds of the page's remotes that a device may start from its stored registry. */
  recent: readonly Descriptor[]
  /** Returns the signed snapshot for a page that starts with these remotes. */
  snapshotFor(remotes: readonly { name: string }[]): SignedText
}

/** Registries of all tenants. */
export interface TenantRegistries {
  (state: RegistryState, reader: PageAudience): TenantRegistry
  /** Returns the second part of a recent registry by its path; null if it is unknown. */
  rest(path: string): string | null
}

/** Converts a value to JSON that cannot close the script element around it. */
export const toInertJson = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c')

/**
 * Maximum number of remotes whose code locations are in every page. In a larger registry a page only has the code
 * locations of the remotes with which it starts. The others are in a separate file, because hashes do not compress.
 */
const maxInlineRemotes = 12
/** Number of second parts that are kept for pages that were sent before the newest change. */
const maxSecondParts = 50

/** Creates and signs each tenant's registry once per state. `origin` is the origin of remotes' files. */
export function createTenantRegistries(key: RegistryKey, origin: string): TenantRegistries {
  const made = new WeakMap<RegistryState, Map<string, TenantRegistry>>()
  const rests = new Map<string, string>()

  const getRegistryRest = (remotes: readonly PlacedRemote[]): NonNullable<Snapshot['rest']> => {
    const text = JSON.stringify(toRegistryRest(remotes))
    const sum = createHash('sha384').update(text).digest()
    const path = `/_registry/${sum.toString('hex').slice(0, 16)}.json`
    rests.delete(path)
    rests.set(path, text)
    for (const old of [...rests.keys()].slice(0, -maxSecondParts)) rests.delete(old)
    return { path, integrity: `sha384-${sum.toString('base64')}` }
  }

  const createTenantRegistry = (state: RegistryState, reader: PageAudience): TenantRegistry => {
    const { tenant } = reader
    const remotes = selectRemotes(state, { ...reader, origin })
    const rest = remotes.length > maxInlineRemotes ? getRegistryRest(remotes) : null
    const recent = remotes.flatMap(({ name, hash, fallback }) => {
      const found = findRecentBuild(state, name, [hash, fallback?.hash ?? ''])
      return found ? [parseDescriptor(found)] : []
    })
    const signed = new Map<string, SignedText>()
    const getSignedSnapshot = (begun: readonly { name: string }[]) => {
      const besides = new Set(rest ? begun.map(({ name }) => name).sort() : [])
      const page = [...besides].join(' ')
      const known = signed.get(page)
      if (known) return known
      const secondPart = rest && { rest, besides }
      const text = toInertJson(
        createSnapshot({ sequence: state.sequence, tenant, origin, remotes, secondPart }),
      )
      const snapshot = { text, signature: key.sign(text) }
      signed.set(page, snapshot)
      return snapshot
    }
    return { remotes, recent, snapshotFor: getSignedSnapshot }
  }

  const getTenantRegistry = (state: RegistryState, reader: PageAudience): TenantRegistry => {
    const ofState = made.get(state) ?? new Map<string, TenantRegistry>()
    made.set(state, ofState)
    const { tenant, bucket, staff } = reader
    const name = `${tenant} ${hasPartialRollout(state, tenant) ? bucket : ''} ${staff ? [...staff].sort() : 'customers'}`
    const registry = ofState.get(name) ?? createTenantRegistry(state, reader)
    ofState.set(name, registry)
    return registry
  }
  return Object.assign(getTenantRegistry, { rest: (path: string) => rests.get(path) ?? null })
}
