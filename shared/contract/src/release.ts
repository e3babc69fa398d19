import * as v from '@portal/contract/schema'
import { get, post } from './call.ts'
import { StaffRole } from './staff.ts'
import { vitalNames } from './telemetry.ts'
import { dataEnvelope, IsoMoment, WriteResult } from './wire.ts'

const releaseAccess = { base: 'staff', access: 'staff', key: 'RELEASE' } as const

const RemoteNameField = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/), v.maxLength(60))
/** A tenant's subdomain, or `*` for all without their own placement. */
const ReleaseTarget = v.pipe(v.string(), v.regex(/^(\*|[a-z][a-z0-9-]*)$/), v.maxLength(60))
/** Name of a channel; tenants follow `live` by default. */
const ReleaseChannel = v.pipe(v.string(), v.regex(/^(?!dev-)[a-z][a-z0-9-]*$/), v.maxLength(40))
/** A version, or the hash of a build. */
const VersionOrHash = v.pipe(v.string(), v.regex(/^[\w.+-]{1,60}$/))

const ReleaseTenant = v.object({ subdomain: v.string(), name: v.string() })

export const Placement = v.object({
  tenant: ReleaseTarget,
  /** Follows a channel, is pinned to a version, or is switched off. */
  shows: v.picklist(['channel', 'pinned', 'off']),
  channel: v.string(),
  version: v.nullable(v.string()),
  /** A version that a percentage of the tenant's customers gets instead; 1 … 100. */
  rollout: v.nullable(v.object({ version: v.string(), percent: v.number() })),
})
export type Placement = v.InferOutput<typeof Placement>

export const ReleasedRemote = v.object({
  name: RemoteNameField,
  staff: v.nullable(v.array(StaffRole)),
  channels: v.array(v.object({ channel: v.string(), version: v.string() })),
  placements: v.array(Placement),
  newest: v.object({ version: v.string(), published_at: IsoMoment, passed: v.boolean() }),
})
export type ReleasedRemote = v.InferOutput<typeof ReleasedRemote>

export const getReleases = get('/releases', {
  ...releaseAccess,
  answer: dataEnvelope(v.object({ tenants: v.array(ReleaseTenant), remotes: v.array(ReleasedRemote) })),
  summary: 'Every remote with its channels, and what tenants get of it.',
})

/** Health of a version in the last 24 hours, from page reports. */
export const VersionHealth = v.object({
  /** Number of pages that ran the version, that had an error in it, or that had an interaction slower than 200 ms. */
  ran: v.number(),
  failed: v.number(),
  slow: v.number(),
  /** Web Vitals of pages that opened with a screen of the remote: number of reports, and of good reports. */
  vitals: v.array(v.object({ name: v.picklist(vitalNames), told: v.number(), good: v.number() })),
})
export type VersionHealth = v.InferOutput<typeof VersionHealth>

export const PublishedVersion = v.object({
  version: v.string(),
  hash: v.string(),
  published_at: IsoMoment,
  published_by: v.nullable(v.string()),
  commit: v.nullable(v.string()),
  passed_at: v.nullable(IsoMoment),
  /** Whether the key of the version was revoked, so that it can no longer be placed. */
  withdrawn: v.boolean(),
  health: VersionHealth,
})
export type PublishedVersion = v.InferOutput<typeof PublishedVersion>

export const ReleaseChange = v.object({
  at: IsoMoment,
  where: v.nullable(v.string()),
  action: v.string(),
  /** Who performed the action; `portal` for an automatic stop, null if a server placed its own build. */
  by: v.nullable(v.string()),
  why: v.nullable(v.string()),
})
export type ReleaseChange = v.InferOutput<typeof ReleaseChange>

export const getRelease = get('/releases/{remote}', {
  ...releaseAccess,
  params: { remote: RemoteNameField },
  answer: dataEnvelope(
    v.object({
      tenants: v.array(ReleaseTenant),
      remote: ReleasedRemote,
      versions: v.array(PublishedVersion),
      history: v.array(ReleaseChange),
    }),
  ),
  summary: 'A remote with its versions, how they fare, and its history.',
})

export const getVersionChanges = get('/releases/{remote}/versions/{version}/changes', {
  ...releaseAccess,
  params: { remote: RemoteNameField, version: VersionOrHash },
  query: { tenant: v.optional(ReleaseTarget) },
  answer: dataEnvelope(
    v.object({
      /** The version that it would replace; null for none. */
      from: v.nullable(v.string()),
      to: v.string(),
      added: v.array(v.string()),
      removed: v.array(v.string()),
      changed: v.array(v.string()),
    }),
  ),
  summary: 'What a version would change for who gets it.',
})

const reasonField = v.optional(v.pipe(v.string(), v.regex(/\S/), v.maxLength(500)))
/** Continues although the version has not passed the release gate. */
const forceField = v.optional(v.boolean(), false)

export const ReleaseAction = v.variant('act', [
  /**
   * Gives a version, or what a channel has, to a share of a tenant's customers; without a tenant, `live` changes for
   * everybody. A tenant that is placed at a channel follows it; `on` and `off` switch the remote.
   */
  v.object({
    act: v.literal('place'),
    to: VersionOrHash,
    tenant: v.optional(ReleaseTarget),
    percent: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)), 100),
    force: forceField,
    why: reasonField,
  }),
  /** Undoes the newest change of a tenant or a channel; of `live` and of everybody if neither is given. */
  v.object({
    act: v.literal('rollback'),
    tenant: v.optional(ReleaseTarget),
    channel: v.optional(ReleaseChannel),
    why: reasonField,
  }),
])
export type ReleaseAction = v.InferInput<typeof ReleaseAction>

export const postReleaseAction = post('/releases/{remote}/acts', {
  ...releaseAccess,
  params: { remote: RemoteNameField },
  body: ReleaseAction,
  answer: WriteResult,
  summary: 'Places a version, switches a remote, or takes back.',
})
