import { createHash } from 'node:crypto'
import type { RemoteDescriptor } from '@portal/contract/build-descriptor'
import type { RegistrySnapshot } from '@portal/contract/registry-snapshot'
import { findRecentBuild, hasPartialRollout, type RegistryState } from './build-selection.ts'
import { parseDescriptor } from './builds.ts'
import {
  createRegistrySnapshot,
  type PageAudience,
  type PageRemote,
  selectRemotes,
  toRemoteCodeByName,
} from './page-remotes.ts'
import type { RegistryKey } from './registry-key.ts'

export interface SignedText {
  text: string
  signature: string
}

export interface TenantRegistry {
  remotes: readonly PageRemote[]
  /** Builds that a device may start from its stored registry. */
  recent: readonly RemoteDescriptor[]
  /** Signed snapshot of a page that starts with these remotes. */
  snapshotFor(remotes: readonly { name: string }[]): SignedText
}

/** Function that creates the registry of a page, with access to second parts of large registries. */
export interface TenantRegistries {
  (state: RegistryState, reader: PageAudience): TenantRegistry
  /** Returns the second part of a recent registry by its path; null if unknown. */
  findSecondPart(path: string): string | null
}

/** Returns JSON that cannot close the script element around it. */
export const toScriptSafeJson = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c')

/**
 * Maximum number of remotes for which a page contains the complete registry. Above it, the page contains the code
 * locations only of the remotes with which it starts; a separate file contains the others.
 */
const maxInlineRemotes = 12
/** Number of second registry parts that stay available, for pages that were sent before the newest change. */
const maxSecondRegistryParts = 50

/** Creates a function that creates and signs each registry once per state. `origin` is the origin of remotes' files. */
export function createTenantRegistries(key: RegistryKey, origin: string): TenantRegistries {
  const registriesByState = new WeakMap<RegistryState, Map<string, TenantRegistry>>()
  const secondParts = new Map<string, string>()

  const storeSecondRegistryPart = (remotes: readonly PageRemote[]): NonNullable<RegistrySnapshot['rest']> => {
    const text = JSON.stringify(toRemoteCodeByName(remotes))
    const sum = createHash('sha256').update(text).digest()
    const path = `/_registry/${sum.toString('hex').slice(0, 16)}.json`
    secondParts.delete(path)
    secondParts.set(path, text)
    for (const old of [...secondParts.keys()].slice(0, -maxSecondRegistryParts)) secondParts.delete(old)
    return { path, integrity: `sha256-${sum.toString('base64')}` }
  }

  const createTenantRegistry = (state: RegistryState, reader: PageAudience): TenantRegistry => {
    const { tenant } = reader
    const remotes = selectRemotes(state, { ...reader, origin })
    const rest = remotes.length > maxInlineRemotes ? storeSecondRegistryPart(remotes) : null
    const recent = remotes.flatMap(({ name, hash, fallback }) => {
      const found = findRecentBuild(state, name, [hash, fallback?.hash ?? ''])
      return found ? [parseDescriptor(found)] : []
    })
    const signed = new Map<string, SignedText>()
    const getSignedSnapshot = (startingRemotes: readonly { name: string }[]) => {
      const inlineNames = new Set(rest ? startingRemotes.map(({ name }) => name).sort() : [])
      const page = [...inlineNames].join(' ')
      const known = signed.get(page)
      if (known) return known
      const secondPart = rest && { rest, inlineNames }
      const text = toScriptSafeJson(
        createRegistrySnapshot({ sequence: state.sequence, tenant, origin, remotes, secondPart }),
      )
      const snapshot = { text, signature: key.sign(text) }
      signed.set(page, snapshot)
      return snapshot
    }
    return { remotes, recent, snapshotFor: getSignedSnapshot }
  }

  const getTenantRegistry = (state: RegistryState, reader: PageAudience): TenantRegistry => {
    const ofState = registriesByState.get(state) ?? new Map<string, TenantRegistry>()
    registriesByState.set(state, ofState)
    const { tenant, bucket, staff } = reader
    const name = `${tenant} ${hasPartialRollout(state, tenant) ? bucket : ''} ${staff ? [...staff].sort() : 'customers'}`
    const registry = ofState.get(name) ?? createTenantRegistry(state, reader)
    ofState.set(name, registry)
    return registry
  }
  return Object.assign(getTenantRegistry, { findSecondPart: (path: string) => secondParts.get(path) ?? null })
}
