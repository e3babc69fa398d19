import { createHash } from 'node:crypto'
import type { RemoteDescriptor } from '@portal/contract/build-descriptor'
import {
  PublishedRemote,
  type RegistrySnapshot,
  RemoteCodeLocation,
  type RemoteCodeLocationByName,
} from '@portal/contract/registry-snapshot'
import type { StaffRole } from '@portal/contract/staff'
import { LRUCache } from 'lru-cache'
import * as v from 'valibot'
import { findRecentBuild, hasPartialRollout, type RegistryState, selectBuild } from './build-selection.ts'
import { type Build, parseDescriptor, shellName } from './builds.ts'
import type { RegistryKey } from './registry-key.ts'

/** Descriptor of a remote, with the URL of its folder, and the build to fall back to. */
export interface PageRemote extends RemoteDescriptor {
  /** URL of the build folder, with a trailing slash. */
  base: string
  fallback?: RemoteDescriptor & { base: string }
}

/** The tenant, bucket and staff roles for which a page selects remotes. */
interface PageAudience {
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
const createRegistrySnapshot = ({
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

const toRemoteCodeByName = (remotes: readonly PageRemote[]): RemoteCodeLocationByName =>
  Object.fromEntries(remotes.map((remote) => [remote.name, v.parse(RemoteCodeLocation, remote)]))

export interface SignedText {
  text: string
  signature: string
}

interface TenantRegistry {
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
  const secondParts = new LRUCache<string, string>({ max: maxSecondRegistryParts })

  const storeSecondRegistryPart = (remotes: readonly PageRemote[]): NonNullable<RegistrySnapshot['rest']> => {
    const text = JSON.stringify(toRemoteCodeByName(remotes))
    const sum = createHash('sha256').update(text).digest()
    const path = `/_registry/${sum.toString('hex').slice(0, 16)}.json`
    secondParts.set(path, text)
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
